import fs from 'node:fs';
import path from 'node:path';

/** The folder of the server package, the same from the sources and from the bundle in dist/. */
export function serverRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (
      fs.existsSync(manifest) &&
      (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { name?: string }).name === '@ordklar/server'
    )
      return folder;
    if (folder === path.dirname(folder)) throw new Error('the server package is not above this module');
  }
}
