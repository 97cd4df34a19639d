// Keys of this game's tables: those of every table, the script, and going on.

import { shortcut } from '../table/keys';

type Doing = { blocked(): boolean; goOn(): void; script(): void; log(): void; undo(): void; help(): void; settings(): void; next?(): void };

export function consoleKeys(doing: Doing): (event: KeyboardEvent) => void {
  return (event) => {
    if (doing.blocked()) return;
    const what = shortcut(event, { g: 'go-on', r: 'script' });
    if (what === 'go-on') doing.goOn();
    else if (what === 'script' || what === 'log' || what === 'undo' || what === 'help' || what === 'settings') doing[what]();
    else if (what === 'next' && doing.next) doing.next();
    else return;
    event.preventDefault();
  };
}
