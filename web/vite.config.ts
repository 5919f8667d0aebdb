import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { cssLayers } from './css-layers.ts';
import { cssName } from './css-names.ts';
import { onlyDanish } from './only-danish.ts';
import { lightContract } from './light-contract.ts';
import { precompress } from './precompress.ts';
import { screenSources } from './screen-sources.ts';
import { usedRouter } from './used-router.ts';

/** Scripts; a style sheet is never left out, since nothing else would ask for it. */
const EVERYWHERE = /^assets\/(rolldown-runtime|react|libraries|pieces|app|index)-[^/]*\.js$/;
const packages = path.join(import.meta.dirname, '..', 'node_modules');
/** The router names only the files with its warnings for developers; those without lie beside them. */
const routerOfUsers = [
  { find: /^react-router$/, replacement: path.join(packages, 'react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(packages, 'react-router/dist/production/dom-export.mjs') },
];

/** What the server answers while Vite serves the pages. */
const SERVED = ['/api', '/hent-fil', '/onedrive'];

/** The browser's bundle (dist/client) and, with --ssr, the renderer that the server loads (dist/server). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [screenSources(), lightContract(), onlyDanish(), usedRouter(), react(), precompress()],
  resolve: { alias: command === 'build' && !isSsrBuild ? routerOfUsers : [] },
  css: { modules: { generateScopedName: cssName }, postcss: { plugins: [cssLayers] } },
  build: {
    target: 'es2022',
    manifest: true,
    // of a thousand files at each start, where `tools/first-load.test.ts` looks at what counts
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: {
      // what every page of the logged-in part has is not named again at each of its imports; the page itself names it
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((dep) => !EVERYWHERE.test(dep)),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // the page, and the script of the frames that a service's picker runs in
        input: ['index.html', 'src/features/cloud-files/picker/entry-picker.ts'].map((file) =>
          path.join(import.meta.dirname, file),
        ),
        output: { codeSplitting: { groups: chunkGroups } },
      },
    }),
  },
  ssr: { noExternal: [/^@tabler\//] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVED.map((at) => [at, `http://127.0.0.1:${process.env.PORT ?? 3000}`])),
  },
}));
