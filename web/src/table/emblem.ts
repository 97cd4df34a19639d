/** A drawing as paths in a box of 48 by 48: what is filled and what is a line. */
export type Emblem = { fill?: string; line?: string };
