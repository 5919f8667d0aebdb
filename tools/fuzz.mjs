// npm run fuzz [-- --seed N --each N]: hostile documents and texts, a thousand of each (bench/fuzz/run.ts).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensure } from './ensure.mjs';
import { binary, root } from './workspace.mjs';

ensure(['correction']);
const args = [binary('tsx/dist/cli.mjs'), path.join('bench', 'fuzz', 'run.ts'), ...process.argv.slice(2)];
process.exitCode =
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
