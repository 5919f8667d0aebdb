import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { cssLayers } from './css-layers.ts';
import { cssName } from './css-names.ts';
import { lightContract } from './light-contract.ts';
import { precompress } from './precompress.ts';
import { screenSources } from './screen-sources.ts';

/** The browser's bundle (dist/client) and, with --ssr, the renderer that the server loads (dist/server). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [screenSources(), lightContract(), react(), precompress()],
  css: { modules: { generateScopedName: cssName }, postcss: { plugins: [cssLayers] } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//] },
  server: { host: '127.0.0.1', proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
}));
