import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightContract } from './light-contract.ts';

/** The browser's bundle (dist/client) and, with --ssr, the renderer that the server loads (dist/server). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [lightContract(), react()],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//] },
  server: { host: '127.0.0.1', proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
});
