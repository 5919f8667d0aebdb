import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROGRESS_FILE, readProgress } from './test-progress.mjs';
import { binary, root } from './workspace.mjs';

it('says what had passed, what had failed and what was running when the notes end', () => {
  const notes = [
    'begin\ta.test.ts',
    'begin\ta.test.ts > one',
    'passed\ta.test.ts > one',
    'begin\ta.test.ts > two',
    'failed\ta.test.ts > two',
    'error\tTypeError: window is not defined',
    'begin\ta.test.ts > three',
    '',
  ];
  expect(readProgress(notes.join('\n'))).toEqual({
    counts: { passed: 1, failed: 1, skipped: 0 },
    failed: ['a.test.ts > two'],
    errors: ['TypeError: window is not defined'],
    running: ['a.test.ts', 'a.test.ts > three'],
  });
});

it('vitest writes its notes through the reporter', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-progress-'));
  const file = path.join(folder, 'progress');
  const args = ['run', '--project', 'pure', 'tools/test-results.test.ts', '--reporter=./tools/vitest-progress.mjs'];
  execFileSync(process.execPath, [binary('vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, [PROGRESS_FILE]: file },
    stdio: 'ignore',
  });
  const { counts, failed, running } = readProgress(fs.readFileSync(file, 'utf8'));
  fs.rmSync(folder, { recursive: true, force: true });
  expect(counts.passed).toBeGreaterThan(3);
  expect([failed, running]).toEqual([[], []]);
});

it('names what was thrown while no test waited for it', () => {
  const folder = fs.mkdtempSync(path.join(root, 'tools', '.progress-'));
  const test = path.join(folder, 'late.test.ts');
  const file = path.join(folder, 'progress');
  const late =
    "setTimeout(() => { throw new Error('too late'); }, 10); await new Promise((end) => setTimeout(end, 50));";
  fs.writeFileSync(test, `import { it } from 'vitest'; it('passes', async () => { ${late} });`);
  const args = ['run', '--project', 'pure', path.relative(root, test), '--reporter=./tools/vitest-progress.mjs'];
  const { status } = spawnSync(process.execPath, [binary('vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, [PROGRESS_FILE]: file },
    stdio: 'ignore',
  });
  const { counts, errors } = readProgress(fs.readFileSync(file, 'utf8'));
  fs.rmSync(folder, { recursive: true, force: true });
  expect(status).toBe(1);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(errors).toEqual([expect.stringContaining('Error: too late')]);
});
