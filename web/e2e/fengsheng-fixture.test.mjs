// Fengsheng's written scenes: every table in both themes and sizes.
import { testScenes } from './scenes.mjs';
import { FIXTURE, browser, openSite, server } from './site.mjs';

openSite(FIXTURE);

const SCENES = ['role', 'own', 'transit', 'chain', 'void', 'receive', 'open', 'target', 'intelligence', 'shown', 'react', 'nine', 'three', 'over'];
testScenes(() => ({ server, browser }), SCENES.map((name) => `fs-${name}`), ['fs-transit', 'fs-nine']);
