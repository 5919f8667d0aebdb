import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensure } from './ensure.mjs';
import { binary, root } from './workspace.mjs';

// The worker threads and the server's own rendering run from the bundles; the server and the browser's pages are live.
ensure();
const children = [
  spawn(process.execPath, [binary('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/app/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [binary('vite/bin/vite.js')], { cwd: path.join(root, 'web'), stdio: 'inherit' }),
];
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode ||= code ?? 1;
  });
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => {});
