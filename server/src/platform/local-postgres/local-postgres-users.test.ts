import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, holdInChild, isRoot, runSql, scratchFolder, select } from '../../testing/local-postgres-scenes.ts';
import { findPackage, prepareBinaries } from './binaries.ts';
import { startLocalPostgres } from './index.ts';

const NOBODY = 65_534;

afterEach(cleanUp);

describe.runIf(isRoot())('as root', () => {
  it('runs the database as another user', async () => {
    const dataDir = scratchFolder();
    const { pid, stop } = await startLocalPostgres({ dataDir });
    expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
    expect(fs.statSync(dataDir).uid).not.toBe(0);
    await stop();
  });

  it('puts the data where the database can reach them when the home is private, and finds them again', async () => {
    const dataDir = scratchFolder();
    const fallbackDir = path.join(path.dirname(scratchFolder()), 'fallback');
    fs.chmodSync(path.dirname(dataDir), 0o700);
    const said: string[] = [];
    const options = { dataDir, fallbackDir, log: (line: string) => said.push(line) };
    const first = await startLocalPostgres(options);
    await runSql(first.url, 'create table note as select 7 as number');
    await first.stop();
    expect(said.join()).toContain(fallbackDir);
    expect(fs.realpathSync(dataDir).startsWith(fallbackDir)).toBe(true);
    const second = await startLocalPostgres(options);
    expect(await select(second.url, 'select number from note')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('copies the programs when their user cannot reach them', () => {
    const home = path.dirname(scratchFolder());
    const packageDir = path.join(home, 'package');
    fs.cpSync(findPackage(), packageDir, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(packageDir, 0o700);
    const fallbackDir = path.join(home, 'fallback');
    const { native, program } = prepareBinaries({ uid: NOBODY, gid: NOBODY }, fallbackDir, packageDir);
    expect(native.startsWith(fallbackDir)).toBe(true);
    const options = { uid: NOBODY, gid: NOBODY, cwd: native, encoding: 'utf8' } as const;
    expect(execFileSync(program('postgres'), ['--version'], options)).toContain('(PostgreSQL) 18');
  });

  it('goes on with a folder that a plain user made, as that user', async () => {
    const dataDir = scratchFolder();
    fs.chownSync(path.dirname(dataDir), NOBODY, NOBODY);
    const theirs = await holdInChild(dataDir, { uid: NOBODY });
    await runSql(theirs.url, 'create table note as select 7 as number');
    await theirs.terminate();
    const ours = await startLocalPostgres({ dataDir });
    expect(ours.attached).toBe(false);
    expect(fs.statSync(`/proc/${ours.pid}`).uid).toBe(NOBODY);
    expect(await select(ours.url, 'select number from note')).toEqual([{ number: 7 }]);
    await ours.stop();
  });
});

it('links the libraries itself when npm ran no install script', () => {
  const packageDir = path.join(path.dirname(scratchFolder()), 'package');
  fs.cpSync(findPackage(), packageDir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !fs.lstatSync(file).isSymbolicLink(),
  });
  const { program, native } = prepareBinaries(undefined, '', packageDir);
  expect(execFileSync(program('postgres'), ['--version'], { cwd: native, encoding: 'utf8' })).toContain(
    '(PostgreSQL) 18',
  );
});
