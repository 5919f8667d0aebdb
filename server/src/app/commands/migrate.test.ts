import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase, tables } from '../../platform/db/index.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { runSql } from '../../testing/cluster-sql.ts';
import { assign } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';
import { buildApp } from '../build-app.ts';
import { migrateAtStart, NotMigratedProblem } from '../database-at-start.ts';
import { migrate } from './migrate.ts';

/** The role that servers log in to the database with; roles are the cluster's, so it has a name of this file's own. */
const role = `serving_${randomBytes(6).toString('hex')}`;
const password = randomBytes(12).toString('hex');
let world: World;
let url: string;
let client: pg.Client;
beforeAll(async () => {
  world = await createWorld();
  await runSql(world.databaseUrl, `create role ${role} login password '${password}'`);
  const address = new URL(world.databaseUrl);
  address.username = role;
  address.password = password;
  url = address.href;
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await runSql(world.databaseUrl, `drop owned by ${role}; drop role ${role}`);
  await world.close();
});

const owner = () => readConfig({ DATABASE_URL: world.databaseUrl });

it('until the owner has migrated the role reaches nothing, and a server with MIGRATE=no says what to do', async () => {
  await expect(client.query('select * from users')).rejects.toThrow(/permission denied/);
  await runSql(world.databaseUrl, 'alter schema drizzle rename to away');
  try {
    await expect(migrateAtStart({ migrates: false }, world.databaseUrl)).rejects.toThrow(NotMigratedProblem);
  } finally {
    await runSql(world.databaseUrl, 'alter schema away rename to drizzle');
  }
  expect(await migrate(['--rolle', role], owner)).toContain('Databasen er klar');
  await expect(migrateAtStart({ migrates: false }, url)).resolves.toBeUndefined();
});

it('people log in and work goes on with the role that owns nothing, jobs too', async () => {
  const { db, close } = openDatabase(url, () => {});
  const app = await buildApp({ ...world.context, db });
  const jobs = await startJobs(url, () => {}, { migrates: false });
  try {
    const browser = await openBrowser(app);
    await browser.api.login({ body: { username: 'elev', password: PASSWORD } });
    const homeworkId = await assign({ ...world, context: { ...world.context, db } }, 'elev');
    expect(await db.$count(tables.homework)).toBeGreaterThan(0);
    expect(homeworkId).toBeGreaterThan(0);
    const worked = new Promise<number>((resolve) => {
      void jobs.work(
        'send-mail',
        1,
        async ({ mailId }) => resolve(mailId),
        async () => {},
      );
    });
    await jobs.send('send-mail', { mailId: 7 }, '7');
    expect(await worked).toBe(7);
  } finally {
    await jobs.stop();
    await app.close();
    await close();
  }
});

it('the role can neither drop nor change a table, nor make one', async () => {
  for (const statement of [
    'drop table users',
    'alter table users add column more text',
    'truncate chat_message',
    'create table more (id integer)',
    'drop index audit_subject',
    'create table jobs.more (id integer)',
    'delete from drizzle.__drizzle_migrations',
    `create role more`,
  ])
    await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
});

it('the role adds to the audit log and reads it, but changes and deletes no line of it', async () => {
  await client.query("insert into audit_log (action, details) values ('login-code-made', 'class 1')");
  expect((await client.query('select * from audit_log')).rowCount).toBeGreaterThan(0);
  for (const statement of ["update audit_log set details = ''", 'delete from audit_log', 'truncate audit_log'])
    await expect(client.query(statement), statement).rejects.toThrow(/permission denied/);
});

it('a role that is not there, and one that may more, is refused in a sentence', async () => {
  await expect(migrate([], owner)).rejects.toThrow(/Skriv serverens rolle/);
  await expect(migrate(['--rolle', 'ingen'], owner)).rejects.toThrow(/findes ikke/);
  await runSql(world.databaseUrl, `alter role ${role} createdb`);
  try {
    await expect(migrate(['--rolle', role], owner)).rejects.toThrow(/må for meget/);
  } finally {
    await runSql(world.databaseUrl, `alter role ${role} nocreatedb`);
  }
});
