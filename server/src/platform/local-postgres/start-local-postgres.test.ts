import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import {
  cleanUp,
  clusterFolder,
  holdInChild,
  runSql,
  scratchFolder,
  select,
} from '../../testing/local-postgres-scenes.ts';
import { startLocalPostgres } from './index.ts';

afterEach(cleanUp);

it('keeps what was written over a stop and a start', async () => {
  const dataDir = scratchFolder();
  const first = await startLocalPostgres({ dataDir });
  await runSql(first.url, "create table note as select 'æøå 😀' as text");
  await first.stop();
  const second = await startLocalPostgres({ dataDir });
  expect(second.attached).toBe(false);
  expect(await select(second.url, 'select text from note')).toEqual([{ text: 'æøå 😀' }]);
  await second.stop();
});

it('lets nobody in without the generated password, which only the owner can read', async () => {
  const dataDir = scratchFolder();
  const { url, stop } = await startLocalPostgres({ dataDir });
  const wrong = new URL(url);
  wrong.password = 'gættet';
  await expect(select(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  wrong.password = '';
  await expect(select(wrong.href, 'select 1')).rejects.toThrow(/password/);
  expect(fs.statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
  const rules = fs.readFileSync(path.join(dataDir, 'pg_hba.conf'), 'utf8').split('\n');
  const methods = rules.filter((line) => /^(local|host)/.test(line)).map((line) => line.trim().split(/\s+/).at(-1));
  expect(new Set(methods)).toEqual(new Set(['scram-sha-256']));
  await stop();
});

it('listens on 127.0.0.1 and on no socket', async () => {
  const { url, stop } = await startLocalPostgres({ dataDir: clusterFolder() });
  const [row] = await select(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`,
  );
  expect(row).toEqual({ addresses: '127.0.0.1', sockets: '' });
  await stop();
});

it('plans for memory, and never a query for several processes', async () => {
  const { url, stop } = await startLocalPostgres({ dataDir: clusterFolder() });
  const settings = `select name, setting from pg_settings where name in
    ('random_page_cost', 'max_parallel_workers_per_gather') order by name`;
  expect(await select(url, settings)).toEqual([
    { name: 'max_parallel_workers_per_gather', setting: '0' },
    { name: 'random_page_cost', setting: '1.1' },
  ]);
  await stop();
});

it('stores UTF-8 and sorts as Danes do', async () => {
  const { url, stop } = await startLocalPostgres({ dataDir: clusterFolder() });
  expect(await select(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  const names = await select(
    url,
    `select name from unnest(array['Øjvind', 'Aage', 'Zoe', 'Ærø', 'Anna', 'Åse']) as name order by name collate "da-x-icu"`,
  );
  expect(names.map((row) => row['name'])).toEqual(['Anna', 'Zoe', 'Ærø', 'Øjvind', 'Aage', 'Åse']);
  await stop();
});

it('attaches to a database that runs; the last one out stops it', async () => {
  const dataDir = clusterFolder();
  const first = await holdInChild(dataDir);
  const second = await startLocalPostgres({ dataDir });
  expect(second).toMatchObject({ attached: true, pid: first.pid });
  const stillWorking = new pg.Client(second.url);
  await stillWorking.connect();
  await first.terminate();
  expect(await select(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stillWorking.end();
  await second.stop();
  await expect(select(second.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('makes one database when two start on a new folder at the same moment', async () => {
  const dataDir = scratchFolder();
  const both = await Promise.all([holdInChild(dataDir), holdInChild(dataDir)]);
  expect(both[0]?.pid).toBe(both[1]?.pid);
  expect(both.filter((held) => held.attached)).toHaveLength(1);
});

it('attaches to the database that a killed server left, with everything in it', async () => {
  const dataDir = clusterFolder();
  const killed = await holdInChild(dataDir);
  await runSql(killed.url, 'create table note as select 7 as number');
  await killed.kill();
  const next = await startLocalPostgres({ dataDir });
  expect(next).toMatchObject({ attached: true, pid: killed.pid });
  expect(await select(next.url, 'select number from note')).toEqual([{ number: 7 }]);
  await next.stop();
  await expect(select(next.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('recovers after a kill -9 of the database', async () => {
  const dataDir = clusterFolder();
  const first = await startLocalPostgres({ dataDir });
  await runSql(first.url, 'create table note as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  const next = await startLocalPostgres({ dataDir });
  expect(next.attached).toBe(false);
  expect(await select(next.url, 'select number from note')).toEqual([{ number: 7 }]);
  await next.stop();
});

it('recovers after a kill -9 of server and database together', async () => {
  const dataDir = clusterFolder();
  const killed = await holdInChild(dataDir);
  await runSql(killed.url, 'create table note as select 7 as number');
  process.kill(killed.pid, 'SIGKILL');
  await killed.kill();
  const next = await startLocalPostgres({ dataDir });
  expect(await select(next.url, 'select number from note')).toEqual([{ number: 7 }]);
  await next.stop();
});

it('starts although the number in its lock file belongs to another program by now', async () => {
  const dataDir = clusterFolder();
  const first = await startLocalPostgres({ dataDir });
  const lockFile = path.join(dataDir, 'postmaster.pid');
  const lock = fs.readFileSync(lockFile, 'utf8').split('\n');
  await first.stop();
  // Our own parent: alive, ours, and no database.
  fs.writeFileSync(lockFile, [process.ppid, ...lock.slice(1)].join('\n'));
  const next = await startLocalPostgres({ dataDir });
  expect(next.attached).toBe(false);
  await next.stop();
});

it.each([
  ['by a process that is gone', '999999999 1'],
  // as in a container, where every server is process 1
  ['by one with our own number', `${process.pid} 1`],
])('starts over when the first start was killed half way, %s', async (_title, lock) => {
  const dataDir = scratchFolder();
  fs.mkdirSync(`${dataDir}.new/cluster`, { recursive: true });
  fs.writeFileSync(`${dataDir}.new/cluster/PG_VERSION`, '18\n');
  fs.writeFileSync(`${dataDir}.starting`, lock);
  const { url, stop } = await startLocalPostgres({ dataDir });
  expect(await select(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(fs.existsSync(`${dataDir}.new`)).toBe(false);
  await stop();
});
