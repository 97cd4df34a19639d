// The pictures of the game: own drawings as paths in a box of 48 by 48, cut like the woodblocks of a telegraph office.

import type { Emblem } from '../../table/emblem';
import type { Colour, Faction, Fn, Identity, Way } from './faces';

export const FUNCTION_EMBLEMS: Record<Fn, Emblem> = {
  // A padlock.
  lock: {
    fill: 'M9 21H39V42H9ZM24 27A3.500 3.500 0 0 0 22.500 33.500V37H25.500V33.500A3.500 3.500 0 0 0 24 27Z',
    line: 'M15 21V15C15 3 33 3 33 15V21',
  },
  // A mountain, and the way that leads away from it.
  lure: {
    fill: 'M3 40L17 14L24 27L28 21L38 40Z',
    line: 'M22 9C34 3 44 11 43 25M43 26L38.500 20M43 26L46.500 19',
  },
  // A telegram on its wire, and a hook that takes it off.
  intercept: {
    fill: 'M13 6H35V20H13ZM17 9.500H31V12H17ZM17 14.500H26V17H17Z',
    line: 'M3 13H13M35 13H45M24 24V35C24 45 10 45 10 36L10 32M10 31L6.500 36M10 31L14 35.500',
  },
  // An arrow that turns round.
  return: {
    line: 'M40 38H20C4 38 4 15 20 15H39',
    fill: 'M30 5L43 15L30 25Z',
  },
  // A glass over dots and dashes.
  decode: {
    fill: 'M12 17A2 2 0 1 1 12 21.010A2 2 0 1 1 12 17ZM17 17H26V21H17ZM13 24H19V28H13ZM24 24A2 2 0 1 1 24 28.010A2 2 0 1 1 24 24Z',
    line: 'M20 7A14.500 14.500 0 1 1 20 36A14.500 14.500 0 1 1 20 7M30.500 32L43 44',
  },
  // A flame.
  burn: {
    fill: 'M25 3C27 13 39 18 38 31C37.500 40 31.500 45 24 45C15.500 45 9.500 39.500 10 31C10.300 25.500 13 22.500 15.500 18.500C16.500 22 18 23.500 20 24.500C19 16 20.500 9 25 3ZM24.500 27C23.500 32 18.500 32.500 18.500 37.500C18.500 41 21 43 24 43C27.300 43 29.500 40.800 29.500 37.800C29.500 33.500 25.500 32 24.500 27Z',
  },
  // An eye that is not deceived.
  counter: {
    fill: 'M3 25C11 11 37 11 45 25C37 39 11 39 3 25ZM24 18A7 7 0 1 0 24 32A7 7 0 1 0 24 18Z',
    line: 'M24 5V9M11 8.500L13 12M37 8.500L35 12',
  },
  // A mask: one half shown, one half not.
  confound: {
    fill: 'M24 6H41V24C41 35 33 42 24 44ZM30 18C31.500 15.500 35.500 15.500 37 18C35.500 20.500 31.500 20.500 30 18ZM28 31C31 31 34 29.500 35.500 27.500C35 31.500 32 34.500 28 35Z',
    line: 'M24 6H7V24C7 35 15 42 24 44M11 19C12.500 16 17 16 18.500 19M12.500 33C14.500 30 18 29.500 20.500 29.500',
  },
  // Two telegrams that change places.
  swap: {
    fill: 'M4 6H24V20H4ZM8 10H20V12.500H8ZM24 28H44V42H24ZM28 32H40V34.500H28Z',
    line: 'M29 9C37 9 40 13 40 21M40 22L35.500 17M40 22L44 17M19 39C11 39 8 35 8 27M8 26L12.500 31M8 26L4 31',
  },
  // A telegram handed on, to somebody beside.
  transfer: {
    fill: 'M4 8H28V25H4ZM8 12L16 18L24 12V10.500L16 16L8 10.500ZM36 22A5 5 0 1 1 36 32A5 5 0 1 1 36 22ZM26 45C26 31 46 31 46 45Z',
    line: 'M9 30C9 38 13 40 20 40M21 40L16 35.500M21 40L16 44.500',
  },
  // A die.
  gamble: {
    fill: 'M7 7H41V41H7ZM15 12A3.500 3.500 0 1 0 15 19A3.500 3.500 0 1 0 15 12ZM33 12A3.500 3.500 0 1 0 33 19A3.500 3.500 0 1 0 33 12ZM24 20.500A3.500 3.500 0 1 0 24 27.500A3.500 3.500 0 1 0 24 20.500ZM15 29A3.500 3.500 0 1 0 15 36A3.500 3.500 0 1 0 15 29ZM33 29A3.500 3.500 0 1 0 33 36A3.500 3.500 0 1 0 33 29Z',
  },
  // A pair of scales.
  weigh: {
    fill: 'M2 28H20C20 38 2 38 2 28ZM28 28H46C46 38 28 38 28 28ZM15 41H33V45H15Z',
    line: 'M24 5V42M9 11H39M11 11L4 28M11 11L18 28M37 11L30 28M37 11L44 28',
  },
  // Two chevrons and what they bring.
  reinforce: {
    fill: 'M24 3L42 17V25L24 11L6 25V17ZM24 17L42 31V39L24 25L6 39V31ZM21 34H27V38H31V42H27V46H21V42H17V38H21Z',
  },
  // A notice on a wall, that speaks aloud.
  'public-text': {
    fill: 'M8 18L30 8V36L8 28ZM3 18H6V28H3ZM12 31L20 34V44H14Z',
    line: 'M35 16C38 19 38 25 35 28M39 11C45 17 45 27 39 33',
  },
  // Words behind a hand, and the question in them.
  probe: {
    fill: 'M5 6H43V33H27L16 43V33H5ZM24 11C19.500 11 16.500 13.800 16.500 17.500H20.500C20.500 15.600 22 14.600 24 14.600C26 14.600 27.500 15.700 27.500 17.300C27.500 20 22 20 22 25H26C26 22 31.500 21.500 31.500 17C31.500 13.500 28.500 11 24 11ZM22 26.800H26V30.500H22Z',
  },
};

/** How a telegram travels: sealed and handed on, sealed and straight to its reader, or open for all to read. */
export const WAY_EMBLEMS: Record<Way, Emblem> = {
  secret: { fill: 'M4 10H44V38H4ZM8 15L24 27L40 15V12.500L24 24L8 12.500Z' },
  direct: { fill: 'M4 19H26V9L45 24L26 39V29H4Z' },
  open: { fill: 'M9 4H31L40 13V44H9ZM14 19H35V22.500H14ZM14 26H35V29.500H14ZM14 33H28V36.500H14ZM14 12H24V15.500H14Z' },
};

/** The marks of the colours: a disc, a square, a cross. Nothing is told by colour alone. */
export const COLOUR_EMBLEMS: Record<Colour, Emblem> = {
  red: { fill: 'M24 5A19 19 0 1 1 24 43A19 19 0 1 1 24 5Z' },
  blue: { fill: 'M7 7H41V41H7Z' },
  black: { fill: 'M13 5L24 16L35 5L43 13L32 24L43 35L35 43L24 32L13 43L5 35L16 24L5 13Z' },
};

export const FACTION_EMBLEMS: Record<Faction, Emblem> = {
  // A lantern under the ground.
  lurker: {
    fill: 'M15 13H33V16H15ZM14 18H34L37 34H11ZM24 20.500C21 25 20 26.500 20 29A4 4 0 0 0 28 29C28 26.500 27 25 24 20.500ZM12 36H36V40H12Z',
    line: 'M18 12C18 4 30 4 30 12',
  },
  // A badge with a star.
  agency: {
    fill: 'M24 3L41 9V23C41 34 34 41 24 45C14 41 7 34 7 23V9ZM24 12L21.200 20H12.800L19.600 25L17.100 33.200L24 28.200L30.900 33.200L28.400 25L35.200 20H26.800Z',
  },
  // A bottle of soy sauce.
  bystander: {
    fill: 'M19 3H29V7H28V14C33 16.500 36 20 36 26V44H12V26C12 20 15 16.500 20 14V7H19ZM16 27V38H32V27Z',
    line: 'M20 32.500H28',
  },
};

/** Identities with what stands where the card was taken: an empty frame. */
export const IDENTITY_EMBLEMS: Record<Identity, Emblem> = { ...FACTION_EMBLEMS, removed: { line: 'M10 5H38V43H10ZM10 43L38 5' } };

/** A telegram: what lies before a player or is on its way. */
export const TELEGRAM: Emblem = { fill: 'M3 10H45V38H3ZM8 15H40V17.500H8ZM8 21H30V23.500H8ZM8 27H36V29.500H8Z' };
