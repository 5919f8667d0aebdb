import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAuthority } from '../../testing/certificates.ts';
import { newDataFolder } from '../../testing/running-server.ts';
import { type LocalPostgres, startLocalPostgres } from '../local-postgres/index.ts';
import { openDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';

const authority = makeAuthority('Kommunens egen');
const stranger = makeAuthority('En anden');
let postgres: LocalPostgres;
let folder: string;
/** How the database is named with a certificate in place of a password. */
let addressOf: (by: { certFile: string; keyFile: string }, caFile: string, user?: string) => string;

/** A database that speaks TLS and knows people by their certificates only. */
beforeAll(async () => {
  folder = newDataFolder();
  postgres = await startLocalPostgres({ dataDir: path.join(folder, 'postgres'), settings: { fsync: 'off' } });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ place: string }>(`select current_setting('data_directory') as place`);
  const place = rows[0]?.place ?? '';
  const { uid, gid } = fs.statSync(place);
  const { certFile, keyFile } = authority.issueInto(place, 'database');
  const caFile = path.join(place, 'ca.crt');
  fs.writeFileSync(caFile, authority.cert);
  const hba = path.join(place, 'pg_hba.conf');
  fs.writeFileSync(hba, `local all all scram-sha-256\nhostssl all all 127.0.0.1/32 cert\n`);
  for (const file of [certFile, keyFile, caFile, hba]) fs.chownSync(file, uid, gid);
  await client.query('create role ordklar_server login');
  await client.query('alter database postgres owner to ordklar_server');
  for (const [setting, value] of [
    ['ssl_cert_file', certFile],
    ['ssl_key_file', keyFile],
    ['ssl_ca_file', caFile],
    ['ssl', 'on'],
  ])
    await client.query(`alter system set ${setting} = '${value}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  addressOf = (by, ca, user = 'ordklar_server') => {
    const address = new URL(postgres.url);
    address.username = user;
    address.password = '';
    address.pathname = '/postgres';
    const files = { sslmode: 'verify-full', sslrootcert: ca, sslcert: by.certFile, sslkey: by.keyFile };
    for (const [name, value] of Object.entries(files)) address.searchParams.set(name, value);
    return address.href;
  };
}, 120_000);
afterAll(async () => {
  await postgres.stop({ evenIfInUse: true });
  fs.rmSync(folder, { recursive: true, force: true });
});

it('the server works on a database that knows it by its certificate, over TLS that is verified, without a password', async () => {
  const mine = authority.issueInto(folder, 'ordklar_server');
  const caFile = path.join(folder, 'ca.crt');
  fs.writeFileSync(caFile, authority.cert);
  const url = addressOf(mine, caFile);
  await expect.poll(() => isMigrated(url).catch(String), { timeout: 10_000 }).toBe(false);
  await migrate(url);
  const { db, close } = openDatabase(url, () => {});
  try {
    const { rows } = await db.execute<{ ssl: boolean; who: string }>(
      'select ssl, current_user as who from pg_stat_ssl where pid = pg_backend_pid()',
    );
    expect(rows).toEqual([{ ssl: true, who: 'ordklar_server' }]);
  } finally {
    await close();
  }

  // nobody else gets in, and nobody else is believed to be the database
  await expect(isMigrated(addressOf(mine, caFile, 'ordklar'))).rejects.toThrow(/certificate authentication failed/);
  const foreign = stranger.issueInto(folder, 'fremmed');
  await expect(isMigrated(addressOf(foreign, caFile))).rejects.toThrow();
  fs.writeFileSync(path.join(folder, 'anden.crt'), stranger.cert);
  await expect(isMigrated(addressOf(mine, path.join(folder, 'anden.crt')))).rejects.toThrow(/certificate/);
  await expect(isMigrated(postgres.url)).rejects.toThrow(/no encryption/);
}, 60_000);
