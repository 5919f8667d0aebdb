import path from 'node:path';
import type { Plugin } from 'vite';

const LOAD = /\(\) =>\s+import\('(\.[^']+)'\)/g;

/**
 * Tells the renderer of which file each screen and public page is made, so that the server can name what the browser will
 * ask for (app/first-files.ts): in app/screens.ts, app/around-screens.ts and app/public-pages.ts `() => import('…')` gets
 * the `source` that it has in the manifest.
 */
export function screenSources(): Plugin {
  return {
    name: 'screen-sources',
    enforce: 'pre',
    transform(code, id, options) {
      const at = /[\\/](src[\\/]app)[\\/](?:screens|around-screens|public-pages)\.ts$/.exec(id)?.[1];
      if (!options?.ssr || at === undefined) return undefined;
      return code.replaceAll(LOAD, (load, file: string) => {
        const source = path.posix.join(at.replaceAll('\\', '/'), file);
        return `Object.assign(${load}, { source: ${JSON.stringify(source)} })`;
      });
    },
  };
}
