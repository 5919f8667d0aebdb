import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure } from './ensure.mjs';
import { root } from './workspace.mjs';

ensure();
process.setSourceMapsEnabled(true);
// In this very process: signals, terminal and exit code are the server's own.
await import(pathToFileURL(path.join(root, 'server', 'dist', 'main.js')).href);
