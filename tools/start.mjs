import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure } from './ensure.mjs';
import { root } from './workspace.mjs';

ensure();
process.setSourceMapsEnabled(true);
if (process.env['npm_lifecycle_event'] === 'start') stopWithNpm();
// In this very process: signals, terminal and exit code are the server's own.
await import(pathToFileURL(path.join(root, 'server', 'dist', 'main.js')).href);

/** npm passes SIGTERM to the shell that it started us with, and that shell ends without telling us. */
function stopWithNpm() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
