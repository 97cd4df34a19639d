// What is printed on a character's card besides its words.

export type Gender = 'male' | 'female' | 'both' | 'neither';
export type RoleFacts = { gender: Gender; hidden: boolean };

const hidden = (gender: Gender): RoleFacts => ({ gender, hidden: true });
const open = (gender: Gender): RoleFacts => ({ gender, hidden: false });

export const ROLES: Record<string, RoleFacts> = {
  'old-ghost': hidden('female'),
  'code-clerk': hidden('female'),
  'old-gun': hidden('male'),
  shining: hidden('female'),
  'black-rose': hidden('female'),
  'emei-wind': hidden('male'),
  'old-jin': hidden('male'),
  'intelligence-chief': open('male'),
  'professional-killer': open('male'),
  'masked-man': open('male'),
  'seven-hundred': open('male'),
  blade: open('male'),
  'great-beauty': open('female'),
  'sister-six': open('female'),
  'brother-mark': open('male'),
  'phantom-thief': open('male'),
  beret: open('male'),
  'rookie-white': open('both'),
  siskin: hidden('female'),
  'thousand-faces': open('female'),
  'black-hand': open('male'),
  viper: open('male'),
  tide: open('male'),
  duckweed: hidden('female'),
  'mr-yi': open('male'),
  'steel-agent': hidden('male'),
  'dai-li': open('male'),
  'ninety-nine': open('male'),
  holmes: open('male'),
  'deadly-perfume': open('female'),
};

/** Whoever plays at a table without characters. */
export const NOBODY = 'nobody';

export const roleFacts = (role: string): RoleFacts => ROLES[role] ?? open('neither');
