// The command line of the correction engine: builds what it needs, then hands over to the built bundle.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure } from './ensure.mjs';
import { root } from './workspace.mjs';

// Standard output belongs to the corrections.
console.log = console.error;
ensure(['correction']);
await import(pathToFileURL(path.join(root, 'correction', 'dist', 'correct.mjs')).href);
