// The protocol's messages as far as this game adds to those of every game.

export type { Declared, FengshengSeatView, FengshengSetup, FengshengView, Life, Pause, Stop, Transit } from '../net/generated/protocol';
