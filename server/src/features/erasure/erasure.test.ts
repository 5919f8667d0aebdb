import fs from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { writeMail } from '../../platform/mail/index.ts';
import { docx, unzipped } from '../../testing/docx.ts';
import { newPupil } from '../../testing/login-cards-samples.ts';
import { assign, ESSAY, markedEssay, sendBack, upload, write } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { expireLeavers, expireWork } from './retention.ts';

/** Stands in everything that the pupil writes, and is the pupil's name, so that it is found wherever it is kept. */
const NAME = 'Quirinus Zwickau';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('PD-32 an administrator hands out everything of a pupil as JSON, DOCX and files, and the log tells so', async () => {
  const homeworkId = await markedEssay(world, 'elev');
  await sendBack(world, homeworkId);
  const admin = await world.as('skoleadmin');
  const { id } = world.people.elev;
  const answer = await admin.call('GET', `institution/people/${id}/export`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const zipped = unzipped(answer.rawPayload);
  const data = JSON.parse(Buffer.from(zipped['mine-data.json'] ?? []).toString()) as Record<string, unknown[]>;
  expect(data['person']).toMatchObject({ name: world.people.elev.name });
  expect(data['afleveringer']?.length).toBeGreaterThan(0);
  expect(Object.keys(zipped).some((name) => /^tekster\/.+\.docx$/.test(name))).toBe(true);
  const { rows } = await admin.api.auditLog({ query: {} });
  expect(rows[0]).toMatchObject({ action: 'pupil-exported', subject: { id } });
  // a teacher's data is mixed with what others wrote; another school's pupil is nobody here
  for (const other of [world.people.laerer.id, world.people.fremmedelev.id, 999_999])
    expect((await admin.call('GET', `institution/people/${other}/export`)).statusCode).toBe(404);
});

const literal = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables, of every schema of ours, in any column of which the words stand. */
async function tablesThatHold(words: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ schema: string; name: string }>(sql`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`);
  expect(rows.length, 'tables that are looked through').toBeGreaterThan(40);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.raw(`${literal(schema)}.${literal(name)}`);
    const hits = await world.db.execute(
      sql`select 1 from ${table} t where strpos(lower(to_jsonb(t)::text), lower(${words})) > 0 limit 1`,
    );
    if (hits.rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

/** All tasks of the pupil are given just now: no licence is left to give others by. */
async function hadATaskGiven(pupil: Username): Promise<number> {
  const { id } = world.people[pupil];
  const given = { assignedAt: world.clock.now() };
  await world.db.update(tables.homework).set(given).where(eq(tables.homework.studentId, id));
  return id;
}

const folder = () => path.join(world.context.config.dataDir, 'files');
async function files(): Promise<string[]> {
  const all = await fs.readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((file) => file.isFile()).map((file) => file.name);
}

/** The pupil uses everything that keeps something of a pupil. */
async function liveASchoolLife(pupil: Username): Promise<void> {
  const elev = await world.as(pupil);
  const laerer = await world.as('laerer');
  const { id } = world.people[pupil];
  const essay = await markedEssay(world, pupil, { text: `${ESSAY} Jeg hedder ${NAME}.` });
  await sendBack(world, essay);
  const marks = await world.db
    .select({ key: tables.correction.key })
    .from(tables.correction)
    .where(eq(tables.correction.answerTextId, essay.answerTextId));
  await elev.api.askAboutMark({ params: { id: essay.answerTextId }, body: { correctionId: marks[0]?.key ?? '' } });
  await laerer.api.saveEvaluation({
    body: {
      squadId: world.squads['7.A'],
      exerciseProgressId: essay.exerciseProgressId,
      evaluation: `Godt, ${NAME}`,
      grade: '7',
      gradeVisible: true,
    },
  });
  await upload(world, pupil, await assign(world, pupil), docx(`Af ${NAME}. ${ESSAY}`), `${NAME}.docx`);
  await write(world, pupil, await assign(world, pupil), `Kladde af ${NAME}`);
  await elev.api.sendMessage({ params: { recipientId: world.people.laerer.id }, body: { message: `Hilsen ${NAME}` } });
  await laerer.api.sendMessage({ params: { recipientId: id }, body: { message: `Kære ${NAME}` } });
  await elev.api.sendFeedback({
    body: { url: '/lektier', subject: 'Andet', message: `${NAME} siger hej`, email: 'qz@elev.example', consent: true },
  });
  await world.db.insert(tables.loginFailure).values({ username: 'quirinus zwickau', machine: '', failures: 1 });
  const address = 'hjem@elev.example';
  const tokens = { confirmToken: `a${id}`, leaveToken: `b${id}` };
  await world.db.insert(tables.digest).values({
    userId: id,
    email: address,
    frequency: 'daily',
    origin: 'https://ordklar.example',
    askedAt: world.clock.now(),
    asked: 1,
    ...tokens,
  });
  const own = { replyTo: null, subject: 'Nyt i Ordklar', text: `Hej ${NAME}` };
  await writeMail(world.db, { ...own, to: address }, world.clock.now());
  const digest = { replyTo: null, subject: 'Nyt i Ordklar', text: `${NAME} spørger om 2 markeringer` };
  await writeMail(world.db, { ...digest, to: 'laerer@skole.example' }, world.clock.now());
}

it('PD-32 a deleted pupil’s name is nowhere in any table, nor any file of the pupil, and the deed is in the audit log', async () => {
  const { id } = world.people.elev2;
  const change = { name: NAME, publicName: NAME, username: NAME.toLowerCase() };
  const elev2 = await world.as('elev2');
  await world.db.update(tables.users).set(change).where(eq(tables.users.id, id));
  const before = await files();
  await liveASchoolLife('elev2');
  const others = await markedEssay(world, 'elev');
  const held = await tablesThatHold(NAME);
  for (const table of ['answer_text', 'answer_evaluation', 'chat_message', 'exercise_draft', 'feedback', 'mail'])
    expect(held, 'the name is there to begin with').toContain(`public.${table}`);
  for (const table of ['homework_file', 'login_failure', 'notification', 'users'])
    expect(held, 'the name is there to begin with').toContain(`public.${table}`);
  expect((await files()).length).toBe(before.length + 1);

  const admin = await world.as('skoleadmin');
  const erase = (name: string) => admin.api.erasePupil({ params: { userId: id }, body: { name } });
  await expect(erase('Bo Berg')).rejects.toMatchObject({ status: 422, errors: { name: [expect.any(String)] } });
  expect(await tablesThatHold(NAME)).toEqual(held);
  await erase(NAME);

  expect(await tablesThatHold(NAME)).toEqual([]);
  expect(await tablesThatHold('@elev.example')).toEqual([]);
  expect(await files()).toEqual(before);
  const log = await world.db.select().from(tables.auditLog).where(eq(tables.auditLog.subjectUserId, id));
  expect(
    log.filter(({ action }) => action === 'pupil-erased'),
    'once; who had read the pupil’s work stays, by ids',
  ).toMatchObject([{ userId: world.people.skoleadmin.id }]);
  await expect(elev2.api.ownAccount()).rejects.toMatchObject({ status: 401 });
  await expect(erase(NAME)).rejects.toMatchObject({ status: 404 });
  const kept = await world.db.select().from(tables.answerText).where(eq(tables.answerText.id, others.answerTextId));
  expect(kept, 'what other pupils wrote stays').toHaveLength(1);
});

it('PD-32 teachers, administrators and pupils of other schools cannot be deleted', async () => {
  const admin = await world.as('skoleadmin');
  for (const who of ['laerer', 'skoleadmin', 'fremmed'] as const)
    await expect(
      admin.api.erasePupil({ params: { userId: world.people[who].id }, body: { name: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
});

/** A pupil who has just answered an item of a task that was given years ago, and has not handed it in. */
async function answersAnOldTask(): Promise<number> {
  const studentId = await newPupil(world);
  const [task] = await world.db
    .insert(tables.homework)
    .values({
      exerciseId: world.exercises.danish[0] ?? 0,
      studentId,
      squadId: world.squads['7.A'],
      assignedBy: world.people.laerer.id,
      assignedAt: new Date(0),
    })
    .returning();
  const [work] = await world.db
    .insert(tables.itemWork)
    .values({ homeworkId: task?.id ?? 0, version: 1, startedAt: new Date(0) })
    .returning();
  const answer = { item: 1, round: 1, answer: {}, right: 1, of: 1, answeredAt: world.clock.now() } as const;
  await world.db.insert(tables.itemAnswer).values({ workId: work?.id ?? 0, ...answer });
  return studentId;
}

it('PD-32 work of pupils who have done nothing for so many years is deleted; they and what others did lately stay', async () => {
  const { id } = world.people.naboelev;
  const tasksOf = (studentId: number) => world.db.$count(tables.homework, eq(tables.homework.studentId, studentId));
  await upload(
    world,
    'naboelev',
    await assign(world, 'naboelev', { squad: '7.B', teacher: 'nabolaerer' }),
    docx(ESSAY),
  );
  const before = await files();
  await expireWork(world.context, 1);
  expect(await tasksOf(id)).toBe(1);
  await markedEssay(world, 'elev');
  await markedEssay(world, 'elev3');
  world.clock.advance(367 * DAY);
  const now = world.clock.now();
  // what a logout and the hourly sweep leave of a visit is when the person was last here
  await world.db.delete(tables.session);
  await world.db.update(tables.lastSeen).set({ seenAt: new Date(0) });
  const { elev3 } = world.people;
  await world.db
    .insert(tables.lastSeen)
    .values({ userId: elev3.id, seenAt: now })
    .onConflictDoUpdate({ target: tables.lastSeen.userId, set: { seenAt: now } });
  const answering = await answersAnOldTask();
  const lately = await tasksOf(await hadATaskGiven('elev'));
  expect(lately).toBeGreaterThan(0);
  await newPupil(world);
  await expireWork(world.context, 1);
  expect(await tasksOf(id)).toBe(0);
  expect(await tasksOf(world.people.elev.id)).toBe(lately);
  expect(await tasksOf(elev3.id), 'of whoever was here lately').toBeGreaterThan(0);
  expect(await tasksOf(answering), 'of whoever is answering an old task').toBe(1);
  expect((await files()).length).toBe(before.length - 1);
  expect(await world.db.$count(tables.users, eq(tables.users.id, id))).toBe(1);
  const log = await world.db.select().from(tables.auditLog).where(eq(tables.auditLog.subjectUserId, id));
  expect(log).toMatchObject([{ userId: null, action: 'work-expired', details: '1 years' }]);
});

it('PD-32 a pupil who left twelve months ago is deleted for good, a day before not; a teacher who left stays', async () => {
  const id = await newPupil(world);
  const { kollega } = world.people;
  const leftAt = world.clock.now();
  await world.db
    .update(tables.users)
    .set({ leftAt })
    .where(inArray(tables.users.id, [id, kollega.id]));
  const isThere = (userId: number) => world.db.$count(tables.users, eq(tables.users.id, userId));
  world.clock.advance(364 * DAY);
  await expireLeavers(world.context, 12);
  expect(await isThere(id)).toBe(1);
  world.clock.advance(3 * DAY);
  await expireLeavers(world.context, 12);
  expect([await isThere(id), await isThere(kollega.id)]).toEqual([0, 1]);
  const log = await world.db.select().from(tables.auditLog).where(eq(tables.auditLog.subjectUserId, id));
  expect(log).toMatchObject([
    { userId: null, action: 'leaver-erased', details: '12 months', institutionId: kollega.institutionId },
  ]);
});
