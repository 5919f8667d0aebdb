import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { markText, readCorrections } from '../../features/corrections/index.ts';
import { saveEvaluation } from '../../features/evaluations/index.ts';
import { handIn } from '../../features/homework/index.ts';
import { readConfig } from '../../platform/config/config.ts';
import { migrate, openDatabase, tables } from '../../platform/db/index.ts';
import { localFileStore } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/http/context.ts';
import { databaseUrl, runSql } from '../../testing/cluster-sql.ts';
import { docx } from '../../testing/docx.ts';
import { openBrowser } from '../../testing/browser.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { assign, ESSAY, sendBack, upload } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { buildApp } from '../build-app.ts';
import { backup } from './backup.ts';
import { moveFiles } from './move-files.ts';
import { restore } from './restore.ts';

let world: World;
let folder: string;
const undo: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await createWorld();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-backup-'));
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An empty database and data folder, as a new machine has them. */
async function newMachine() {
  const cluster = inject('postgresUrl');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runSql(cluster, `create database ${name}`);
  const url = databaseUrl(cluster, name);
  undo.push(() => runSql(cluster, `drop database if exists ${name} with (force)`));
  const config = readConfig({ DATA_DIR: path.join(folder, name), DATABASE_URL: url });
  return { url, config, database: openedLater(url) };
}
const openedLater = (url: string) => () => {
  const { db, close } = openDatabase(url, () => {});
  undo.push(close);
  return db;
};
const newFile = () => path.join(folder, `${randomBytes(6).toString('hex')}.tar.gz`);
const take = async (): Promise<string> => {
  const file = newFile();
  await backup([file], () => world.context.config);
  return file;
};

it('PD-34 a backup restored on a new machine has the text with its file, marks and feedback', async () => {
  const homeworkId = await assign(world, 'elev');
  const bytes = docx(ESSAY);
  const file = await upload(world, 'elev', homeworkId, bytes);
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, homeworkId);
  const [text] = await world.db
    .select()
    .from(tables.answerText)
    .where(eq(tables.answerText.exerciseProgressId, exerciseProgressId));
  const answerTextId = text?.id ?? 0;
  await markText(world.context, answerTextId);
  await saveEvaluation(world.context, world.people.laerer, {
    exerciseProgressId,
    squadId: world.squads['7.A'],
    evaluation: 'Flot tekst, Åse!',
    grade: '10',
    gradeVisible: true,
  });
  await sendBack(world, { homeworkId, exerciseProgressId, answerTextId });
  const marks = await readCorrections(world.context, world.people.elev, answerTextId);

  const { sessionSecret } = world.context.config;
  const said = await backup([newFile()], () => world.context.config);
  const archive = /læst igen: (\S+)/.exec(said)?.[1] ?? '';
  expect(fs.statSync(archive).mode & 0o077).toBe(0);
  const machine = await newMachine();
  expect(await restore([archive], () => machine.config)).toContain('er lagt tilbage');

  // the next start brings the tables up to date
  await migrate(machine.url);
  const context: Context = {
    ...world.context,
    db: machine.database(),
    config: machine.config,
    files: localFileStore(path.join(machine.config.dataDir, 'files')),
  };
  expect(await readCorrections(context, world.people.elev, answerTextId)).toEqual(marks);
  expect(marks.corrections).not.toEqual([]);
  const [evaluation] = await context.db.select().from(tables.answerEvaluation);
  expect(evaluation).toMatchObject({ evaluation: 'Flot tekst, Åse!', grade: '10' });

  // people log in as before, links that were signed hold, and what is made next has an id of its own
  const app = await buildApp(context);
  undo.push(() => app.close());
  const browser = await openBrowser(app);
  expect(
    (await browser.call('POST', 'auth/login', { body: { username: 'elev', password: 'ordklar' } })).statusCode,
  ).toBe(200);
  const restored = await browser.call('GET', `homework/${homeworkId}/files/${file.id}`);
  expect(Buffer.compare(restored.rawPayload, Buffer.from(bytes))).toBe(0);
  expect(context.config.sessionSecret).toBe(sessionSecret);
  const [made] = await context.db.insert(tables.institution).values({ name: 'Ny skole' }).returning();
  const [{ highest } = { highest: 0 }] = await world.db
    .select({ highest: sql<number>`max(${tables.institution.id})` })
    .from(tables.institution);
  expect(made?.id).toBeGreaterThan(highest);
});

it('PD-34 files of a bucket are in the backup, and come into the bucket of the new machine', async () => {
  await upload(world, 'elev3', await assign(world, 'elev3'), docx(ESSAY));
  const s3 = await startS3Server();
  undo.push(() => s3.close());
  const config = { ...world.context.config, s3: s3.settings };
  await moveFiles(['--til', 's3'], () => config);
  const before = new Map(s3.objects);
  expect(before.size).toBeGreaterThan(0);
  const file = newFile();
  await backup([file], () => config);
  const machine = await newMachine();
  const there = { ...machine.config, s3: { ...s3.settings, prefix: 'ny/' } };
  expect(await restore([file], () => there)).toContain('er lagt tilbage');
  for (const [key, bytes] of before) expect(s3.objects.get(`ny/${key}`)?.equals(bytes)).toBe(true);
  expect(fs.existsSync(path.join(machine.config.dataDir, 'files'))).toBe(false);
});

it('every table has the rows that it had, and sessions are left behind', async () => {
  await world.logIn('laerer');
  const machine = await newMachine();
  await restore([await take()], () => machine.config);
  const db = machine.database();
  for (const [name, table] of Object.entries(tables)) {
    if (!(typeof table === 'object' && table !== null && 'getSQL' in table)) continue;
    const rows = await db.$count(table);
    const before = name === 'session' ? 0 : await world.db.$count(table);
    expect([name, rows]).toEqual([name, before]);
  }
  expect(await db.$count(tables.users)).toBeGreaterThan(10);
});

it('the backup is of one moment: a person made while it is taken is whole in it or not at all', async () => {
  const [school] = await world.db.select().from(tables.institution).limit(1);
  const ended = new AbortController();
  const write = (async () => {
    for (let number = 0; !ended.signal.aborted; number += 1)
      await world.db.transaction(async (tx) => {
        const username = `skriver${number}`;
        const person = { institutionId: school?.id ?? 0, username, name: username, publicName: username };
        const [made] = await tx.insert(tables.users).values(person).returning();
        await tx.insert(tables.userRole).values({ userId: made?.id ?? 0, role: 'student' });
      });
  })();
  const file = await take();
  ended.abort();
  await write;
  const machine = await newMachine();
  // a role without its person would not come in: the references are checked when it ends
  await restore([file], () => machine.config);
  const db = machine.database();
  const [{ without } = { without: -1 }] = await db
    .select({ without: sql<number>`count(*)::int` })
    .from(tables.users)
    .where(sql`username like 'skriver%' and not exists (select from user_role where user_id = users.id)`);
  expect(without).toBe(0);
});

it('nothing is written over: neither a database with people in it nor a file', async () => {
  const file = await take();
  const before = await world.db.$count(tables.users);
  await expect(restore([file], () => world.context.config)).rejects.toThrow('Databasen er ikke tom. Intet er ændret.');
  expect(await world.db.$count(tables.users)).toBe(before);
  const bytes = fs.readFileSync(file);
  await expect(backup([file], () => world.context.config)).rejects.toThrow('findes allerede');
  expect(fs.readFileSync(file).equals(bytes)).toBe(true);
});

it('a database in which only jobs are kept is not empty', async () => {
  const file = await take();
  const { url, config } = await newMachine();
  await runSql(url, 'create schema jobs');
  await runSql(url, 'create table jobs.job (id int)');
  await expect(restore([file], () => config)).rejects.toThrow('Databasen er ikke tom. Intet er ændret.');
});

it('a broken, cut or foreign archive changes nothing, and a whole one can be restored afterwards', async () => {
  await upload(world, 'elev2', await assign(world, 'elev2'), docx(ESSAY));
  const file = await take();
  const whole = fs.readFileSync(file);
  const machine = await newMachine();
  const broken = Buffer.from(whole);
  broken.fill(7, Math.floor(broken.length / 2), Math.floor(broken.length / 2) + 64);
  const wrong: [Buffer, string][] = [
    [whole.subarray(0, Math.floor(whole.length * 0.9)), 'beskadiget eller ikke skrevet færdig'],
    [broken, 'beskadiget eller ikke skrevet færdig'],
    [Buffer.from('ikke et arkiv'), 'beskadiget eller ikke skrevet færdig'],
  ];
  for (const [bytes, line] of wrong) {
    const bad = newFile();
    fs.writeFileSync(bad, bytes);
    await expect(restore([bad], () => machine.config)).rejects.toThrow(line);
    const left = path.join(machine.config.dataDir, 'files');
    const names = fs.existsSync(left) ? fs.readdirSync(left, { recursive: true, withFileTypes: true }) : [];
    expect(names.filter((entry) => entry.isFile())).toEqual([]);
  }
  expect(await restore([file], () => machine.config)).toContain('er lagt tilbage');
});

it('a file that is gone is reported, and the backup is taken all the same', async () => {
  const homeworkId = await assign(world, 'elev3');
  await upload(world, 'elev3', homeworkId, docx(ESSAY));
  const [row] = await world.db.select().from(tables.homeworkFile).where(eq(tables.homeworkFile.homeworkId, homeworkId));
  await world.context.files.remove(row?.storageKey ?? '');
  expect(await backup([newFile()], () => world.context.config)).toContain(
    '1 fil, som databasen kender, findes ikke mere.',
  );
});

it('old copies of the own name are deleted when so asked, others stay', async () => {
  const place = path.join(folder, 'copies');
  fs.mkdirSync(place);
  const old = new Date('2020-01-01');
  for (const name of ['ordklar-2020-01-01-0315.tar.gz', 'før-flytning.tar.gz']) {
    fs.writeFileSync(path.join(place, name), '');
    fs.utimesSync(path.join(place, name), old, old);
  }
  expect(await backup([place, '--behold', '30'], () => world.context.config)).toContain('1 gammel kopi er slettet.');
  expect(fs.readdirSync(place).toSorted()).toEqual([
    'før-flytning.tar.gz',
    expect.stringMatching(/^ordklar-(?!2020).*\.tar\.gz$/),
  ]);
});

it.each([[['a', 'b']], [['--behold', 'evigt']], [['--ud', 'x']]])(
  '%j is answered with how it is written',
  async (args) => {
    await expect(backup(args, () => world.context.config)).rejects.toThrow('npm run backup -- /backup');
  },
);
it('a folder without a database is not filled with an empty one', async () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'nothing') });
  await expect(backup([newFile()], () => config)).rejects.toThrow('Der er ingen database i');
  expect(fs.existsSync(path.join(folder, 'nothing'))).toBe(false);
  await expect(restore([], () => config)).rejects.toThrow('npm run restore');
  await expect(restore([newFile()], () => config)).rejects.toThrow('findes ikke');
});
