import path from 'node:path';

/** What a module's class is called in the page: `hand-in_tray` for `.tray` of hand-in.module.css. */
export const cssName = (local: string, file: string): string =>
  `${path.basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`;
