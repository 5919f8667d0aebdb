// npm run -s evaluate [-- --check | --show TYPE …]: see correction/corpus/README.md.
import { spawnSync } from 'node:child_process';
import { ensure } from './ensure.mjs';
import { binary, root } from './workspace.mjs';

ensure(['correction']);
const { status } = spawnSync(
  process.execPath,
  [binary('tsx/dist/cli.mjs'), 'correction/evaluate/evaluate.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
process.exitCode = status ?? 1;
