// npm run bench [-- NAME …]: runs bench/*.bench.ts one after the other, so that none disturbs another's figures.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensure } from './ensure.mjs';
import { binary, root } from './workspace.mjs';

ensure();
const asked = process.argv.slice(2);
const files = fs
  .readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts') && (asked.length === 0 || asked.some((name) => file.includes(name))))
  .toSorted();
if (files.length === 0) {
  console.error(`bench/ holds no ${asked.join(', ') || ''}*.bench.ts`);
  process.exitCode = 1;
}
for (const file of files) {
  console.log(`\n── ${file.replace('.bench.ts', '')}`);
  const { status } = spawnSync(process.execPath, [binary('tsx/dist/cli.mjs'), path.join('bench', file)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
