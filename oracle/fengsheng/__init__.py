"""风声 a second time, written from the rules alone: plain and slow."""
