import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';
import { startForgettingImports } from './forget-imports.ts';

const DAY = 24 * 60 * 60_000;
let world: World;
let admin: Browser;
beforeEach(async () => {
  world = await createWorld();
  admin = await world.as('skoleadmin');
});
afterEach(() => world.close());

const HEAD = 'klasse;rolle;navn;brugernavn;uni-id';
/** Everybody in 7.A and 7.B of the school as they are. */
const AS_IT_IS = [
  '7.A;elev;Åse Aagaard;elev;',
  '7.A;elev;Bo Berg;elev2;',
  '7.A;elev;Ærø Zilmer;elev3;',
  '7.B;elev;Nora Nabo;naboelev;',
];
const fileOf = (lines: readonly string[]) => [new File([[HEAD, ...lines].join('\r\n')], 'elever august.csv')];

async function take(lines: readonly string[], absent: 'stay' | 'leave' = 'stay') {
  const files = fileOf(lines);
  const { fingerprint } = await admin.api.planRoster({ form: {}, files });
  return admin.api.importRoster({ form: { fingerprint, absent }, files });
}

/** User name → classes of the people of the school, and whether they have left. */
async function school() {
  const { people } = await admin.api.roster({ query: { limit: 100 } });
  return Object.fromEntries(
    people.map(({ username, name, classes, leftAt }) => [
      username,
      [name, ...classes, ...(leftAt === null ? [] : ['ude'])],
    ]),
  );
}

it('PD-08 a plan says what would happen, and nothing happens', async () => {
  const before = await school();
  const lines = [...AS_IT_IS.slice(1), '8.C;elev;Ny Nielsen;ny;', '7.B;elev;Bo Berg;elev2;', '7.A;elev;;x;'];
  const plan = await admin.api.planRoster({ form: {}, files: fileOf(lines) });
  expect(plan).toMatchObject({
    format: 'csv',
    people: 4,
    unchanged: 2,
    otherSchools: 0,
    classesToMove: 0,
    faults: { total: 1, rows: [{ line: 7, file: 'filen', text: 'Navnet mangler.' }] },
    newClasses: { rows: [{ name: '8.C' }] },
    newPeople: {
      rows: [{ name: 'Ny Nielsen', username: 'ny', role: 'student', classes: ['8.C'], byUniLogin: false }],
    },
    joins: { rows: [{ name: 'Bo Berg', className: '7.B' }] },
    leaves: { total: 0 },
  });
  expect(plan.absent.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Åse Aagaard', 'Lise Lærer', 'Karl Kollega']),
  );
  expect(plan.absent.rows.map(({ name }) => name)).not.toContain('Sofie Skole');
  expect(await school()).toEqual(before);
});

it('PD-08 an import does what the plan said; who is new gets a code from a login card and is in', async () => {
  const made = await take([
    '7.B;elev;Åse Aagaard Holm;elev;aase1234',
    ...AS_IT_IS.slice(1),
    '8.C;elev;Ny Nielsen;ny;',
    '8.C;lærer;Lise Lærer;laerer;',
  ]);
  expect(made).toMatchObject({
    by: 'Sofie Skole',
    fileName: 'elever august.csv',
    newPeople: 1,
    changed: 2,
    leavers: 0,
  });
  expect(await school()).toMatchObject({
    elev: ['Åse Aagaard Holm', '7.B'],
    ny: ['Ny Nielsen', '8.C'],
    laerer: ['Lise Lærer', '7.A', '8.C'],
    kollega: ['Karl Kollega'],
  });
  const { people } = await admin.api.roster({ query: { search: 'ny' } });
  const [card] = await admin.api.schoolLoginCards({ body: { userIds: people.map(({ id }) => id) } });
  const visitor = await world.visitor();
  expect(await visitor.api.login({ body: { username: 'ny', password: card?.password ?? '' } })).toHaveProperty('token');
  const { rows } = await admin.api.auditLog({ query: { action: 'roster-imported' } });
  expect(rows).toMatchObject([{ by: { username: 'skoleadmin' }, details: `import ${made.id}` }]);
  // the same file again changes nothing
  expect(await take(['7.B;elev;Åse Aagaard Holm;elev;aase1234'])).toMatchObject({ newPeople: 0, changed: 0 });
});

it('who leaves is out of classes and groups, logged out and told so; a later file lets in again', async () => {
  const pupil = await world.logIn('elev2');
  expect(
    await take(
      AS_IT_IS.filter((line) => !line.includes('elev2')),
      'leave',
    ),
  ).toMatchObject({ leavers: 5 });
  expect(await school()).toMatchObject({
    elev2: ['Bo Berg', 'ude'],
    laerer: ['Lise Lærer', 'ude'],
    elev: ['Åse Aagaard', '7.A'],
  });
  expect(await world.db.$count(tables.squadMember, eq(tables.squadMember.userId, world.people.elev2.id))).toBe(0);
  await expect(pupil.api.currentUser()).rejects.toMatchObject({ status: 401 });
  const logIn = async (password: string) =>
    (await world.visitor()).api.login({ body: { username: 'elev2', password } });
  await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'left-school', status: 403 });
  // nobody else learns that there is such a person
  await expect(logIn('forkert')).rejects.toMatchObject({ code: 'wrong-login' });
  await take(AS_IT_IS);
  expect(await school()).toMatchObject({ elev2: ['Bo Berg', '7.A'] });
  expect(await logIn(PASSWORD)).toHaveProperty('token');
});

it('another plan than the one that was shown is refused, and nothing has happened', async () => {
  const files = fileOf(['8.C;elev;Ny Nielsen;ny;']);
  const { fingerprint } = await admin.api.planRoster({ form: {}, files });
  const before = await school();
  const form = { fingerprint, absent: 'leave' as const };
  const other = fileOf(['8.C;elev;En Anden;anden;']);
  await expect(admin.api.importRoster({ form, files: other })).rejects.toMatchObject({ code: 'stale-roster' });
  await world.db.update(tables.users).set({ name: 'Bo Bo Berg' }).where(eq(tables.users.username, 'elev2'));
  await world.db
    .insert(tables.users)
    .values({ institutionId: world.people.elev.institutionId, username: 'ny', name: 'N', publicName: 'N' });
  await expect(admin.api.importRoster({ form, files })).rejects.toMatchObject({ code: 'stale-roster', status: 409 });
  expect(await school()).toEqual({ ...before, elev2: ['Bo Bo Berg', '7.A'], ny: ['N'] });
  await expect(admin.api.importRoster({ form: { ...form, fingerprint: '' }, files: [] })).rejects.toMatchObject({
    code: 'not-roster',
  });
});

it('two imports at once: one happens', async () => {
  const files = fileOf(['8.C;elev;Ny Nielsen;ny;']);
  const { fingerprint } = await admin.api.planRoster({ form: {}, files });
  const once = () => admin.api.importRoster({ form: { fingerprint, absent: 'stay' }, files });
  const ended = await Promise.allSettled([once(), once(), once()]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await admin.api.rosterImports()).toHaveLength(1);
});

it('an import is taken back within a day: all is as before', async () => {
  const before = await school();
  const groups = () => world.db.$count(tables.squadMember, eq(tables.squadMember.userId, world.people.elev2.id));
  const ofBo = await groups();
  const { id, undoableUntil } = await take(
    ['7.B;elev;Åse Aagaard Holm;elev;aase1234', '8.C;elev;Ny Nielsen;ny;', '8.C;lærer;Lise Lærer;laerer;'],
    'leave',
  );
  expect(undoableUntil).toBe(Math.floor((world.clock.now().getTime() + DAY) / 1000));
  expect(await school()).not.toEqual(before);
  expect(await admin.api.undoRosterImport({ params: { id } })).toEqual({ kept: 0 });
  expect(await school()).toEqual(before);
  expect(await groups()).toBe(ofBo);
  expect(await world.db.$count(tables.squad, eq(tables.squad.name, '8.C'))).toBe(0);
  const [row] = await world.db.select().from(tables.users).where(eq(tables.users.username, 'elev'));
  expect(row).toMatchObject({ uniId: null, leftAt: null, publicName: row?.name });
  await expect(admin.api.undoRosterImport({ params: { id } })).rejects.toMatchObject({ code: 'import-kept' });
});

it('what is in use by then stays: an account with a code, and its class', async () => {
  const { id } = await take(['8.C;elev;Ny Nielsen;ny;', '8.D;elev;Nu Nielsen;nu;']);
  const { people } = await admin.api.roster({ query: { search: 'ny' } });
  await admin.api.schoolLoginCards({ body: { userIds: people.map((one) => one.id) } });
  const nina = await world.db.select().from(tables.squad).where(eq(tables.squad.name, '8.C'));
  await world.db
    .insert(tables.squadMember)
    .values({ squadId: nina[0]?.id ?? 0, userId: world.people.laerer.id, role: 'teacher' });
  expect(await admin.api.undoRosterImport({ params: { id } })).toEqual({ kept: 2 });
  expect(await school()).toMatchObject({ ny: ['Ny Nielsen'], laerer: ['Lise Lærer', '7.A', '8.C'] });
  expect(await school()).not.toHaveProperty('nu');
});

it('PD-08 an account stays whose teacher was here and has logged out, gave a task or kept a comment', async () => {
  const { id } = await take([
    '8.C;lærer;Vibe Visit;vibe;vibe1234',
    '8.C;lærer;Tage Task;tage;tage1234',
    '8.C;lærer;Kim Kommentar;kim;kimk1234',
    '8.C;lærer;Una Unused;una;unau1234',
  ]);
  const made = await world.db
    .select()
    .from(tables.users)
    .where(inArray(tables.users.username, ['vibe', 'tage', 'kim']));
  const idOf = (wanted: string) => made.find(({ username }) => username === wanted)?.id ?? 0;
  const now = world.clock.now();
  await world.db.insert(tables.lastSeen).values({ userId: idOf('vibe'), seenAt: now });
  await world.db.insert(tables.homework).values({
    exerciseId: world.exercises.danish[0] ?? 0,
    studentId: world.people.elev.id,
    squadId: world.squads['7.A'],
    assignedBy: idOf('tage'),
    assignedAt: now,
  });
  await world.db.insert(tables.bankComment).values({
    institutionId: world.people.elev.institutionId,
    ownerId: idOf('kim'),
    text: 'Godt set',
    isShared: false,
    savedAt: now,
  });
  expect(await admin.api.undoRosterImport({ params: { id } })).toEqual({ kept: 3 });
  const left = await school();
  expect(left).toMatchObject({ vibe: ['Vibe Visit'], tage: ['Tage Task'], kim: ['Kim Kommentar'] });
  expect(left).not.toHaveProperty('una');
});

it('neither an older import, one of yesterday nor one of another school is taken back; its changes are forgotten', async () => {
  const first = await take(['8.C;elev;Ny Nielsen;ny;']);
  const second = await take(['8.C;elev;Nu Nielsen;nu;']);
  const undo = ({ id }: { id: number }) => admin.api.undoRosterImport({ params: { id } });
  await expect(undo(first)).rejects.toMatchObject({ code: 'import-kept' });
  await world.db.insert(tables.userRole).values({ userId: world.people.fremmed.id, role: 'school-admin' });
  const elsewhere = await world.logIn('fremmed');
  await expect(elsewhere.api.undoRosterImport({ params: { id: second.id } })).rejects.toMatchObject({ status: 404 });
  expect(await elsewhere.api.rosterImports()).toEqual([]);
  world.clock.advance(DAY);
  await expect(undo(second)).rejects.toMatchObject({ code: 'import-kept' });
  (await startForgettingImports(world.context))();
  expect(await world.db.$count(tables.rosterChange)).toBe(5);
  world.clock.advance(1000);
  (await startForgettingImports(world.context))();
  expect(await world.db.$count(tables.rosterChange)).toBe(0);
  expect(await admin.api.rosterImports()).toMatchObject([{ undoableUntil: null }, { undoableUntil: null }]);
});
