// A command of the server (make-admin, backup …): builds it when it is stale, then hands over to the bundle in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure } from './ensure.mjs';
import { root } from './workspace.mjs';

ensure(['server']);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'server', 'dist', 'command.js')).href);
