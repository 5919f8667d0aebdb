import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { extractDocx } from '@ordklar/documents';
import { countQueries } from '../../testing/count-queries.ts';
import { docx, unzipped } from '../../testing/docx.ts';
import { assign, ESSAY, markedEssay, newExercise, sendBack, upload, write } from '../../testing/school-day.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';
import { deviceOf } from './device-of.ts';
import { zipOwnData } from './zip-own-data.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NEXT = 'solsort på taget 7';

describe('Password', () => {
  it('is changed: the new one lets in, the old one does not, and one is logged out everywhere else', async () => {
    const here = await world.logIn('elev3');
    const there = await world.logIn('elev3');
    await here.api.changePassword({ body: { current: PASSWORD, next: NEXT } });
    expect((await here.api.currentUser()).username).toBe('elev3');
    await expect(there.api.currentUser()).rejects.toMatchObject({ status: 401, code: 'session-ended' });
    const visitor = await world.visitor();
    const login = (password: string) => visitor.api.login({ body: { username: 'elev3', password } });
    await expect(login(PASSWORD)).rejects.toMatchObject({ code: 'wrong-login' });
    expect(await login(NEXT)).toHaveProperty('token');
  });

  it('a wrong, a short and an easy one are refused at their field, and the old one still holds', async () => {
    const { api } = await world.logIn('inviteret');
    const change = (current: string, next: string) => api.changePassword({ body: { current, next } });
    await expect(change('forkert', NEXT)).rejects.toMatchObject({
      status: 422,
      errors: { current: ['Den nuværende adgangskode er forkert.'] },
    });
    await expect(change(PASSWORD, 'kort')).rejects.toMatchObject({
      errors: { next: ['Adgangskoden skal have mindst 8 tegn.'] },
    });
    await expect(change(PASSWORD, 'Inviteret')).rejects.toMatchObject({
      errors: { next: [expect.stringMatching(/^Adgangskoden er for nem at gætte\./)] },
    });
    await world.logIn('inviteret');
  });

  it('one that others guess is refused: much used, a word of school, the own name; any other of 8 signs or 200 is taken', async () => {
    const { api } = await world.logIn('inviteret');
    const { name } = await api.currentUser();
    const change = (next: string) => codeOf(api.changePassword({ body: { current: PASSWORD, next } }));
    const easy = [
      'password1',
      'QWERTYUIOP',
      '12345678',
      'Ordklar2026!',
      'søbakkeskolen',
      'inviteret99',
      `${name} 1234`,
    ];
    for (const next of easy) expect([next, await change(next)]).toEqual([next, 'easy-password']);
    await api.changePassword({ body: { current: PASSWORD, next: 'æ'.repeat(200) } });
    await api.changePassword({ body: { current: 'æ'.repeat(200), next: 'vqzkrwmp' } });
  });

  it('PD-01 guessing at an open page is stopped as at the login', async () => {
    const { api } = await world.logIn('redaktor');
    const guess = (current: string) => api.changePassword({ body: { current, next: NEXT } });
    for (let n = 0; n < 5; n++) await expect(guess(`gæt ${n}`)).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(guess(PASSWORD)).rejects.toMatchObject({ status: 429, code: 'login-blocked' });
  });

  it('who comes by UNI-Login has none to change', async () => {
    const browser = await world.logIn('naboelev');
    await world.db.update(tables.users).set({ passwordHash: null }).where(eq(tables.users.username, 'naboelev'));
    expect(await browser.api.ownAccount()).toMatchObject({ username: 'naboelev', hasPassword: false });
    const change = browser.api.changePassword({ body: { current: '', next: NEXT } });
    await expect(change).rejects.toMatchObject({ status: 409, code: 'uni-login-only' });
  });
});

describe('Sessions', () => {
  it('are listed with their devices, ended one by one or all at once, and never another’s', async () => {
    const here = await world.logIn('kollega');
    const [first, second] = [await world.logIn('kollega'), await world.logIn('kollega')];
    const { sessions } = await here.api.ownAccount();
    expect(sessions.map(({ isThis }) => isThis)).toEqual([false, false, true]);
    expect(JSON.stringify(sessions)).not.toContain(here.cookies.get('ordklar_session')?.split('.')[0]);
    const newest = { params: { id: sessions[0]?.id ?? 0 }, body: { password: PASSWORD } };
    await expect((await world.as('laerer')).api.endSession(newest)).rejects.toMatchObject({ status: 404 });
    await here.api.endSession(newest);
    await expect(second.api.currentUser()).rejects.toMatchObject({ status: 401 });
    await expect(here.api.endSession(newest)).rejects.toMatchObject({ status: 404 });
    expect(await here.api.endOtherSessions({ body: { password: PASSWORD } })).toEqual({ ended: 1 });
    await expect(first.api.currentUser()).rejects.toMatchObject({ status: 401 });
    expect((await here.api.ownAccount()).sessions).toHaveLength(1);
  });

  it('an open page alone ends none: the password is asked for, and guesses are stopped as at the login', async () => {
    const here = await world.logIn('fremmed');
    const there = await world.logIn('fremmed');
    const [other] = (await here.api.ownAccount()).sessions.filter(({ isThis }) => !isThis);
    const end = (password: string) => here.api.endSession({ params: { id: other?.id ?? 0 }, body: { password } });
    await expect(end('')).rejects.toMatchObject({
      code: 'wrong-password',
      errors: { password: ['Den nuværende adgangskode er forkert.'] },
    });
    for (let n = 0; n < 4; n++)
      await expect(here.api.endOtherSessions({ body: { password: `gæt ${n}` } })).rejects.toMatchObject({
        code: 'wrong-password',
      });
    await expect(end(PASSWORD)).rejects.toMatchObject({ status: 429, code: 'login-blocked' });
    await there.api.currentUser();
  });

  it('who comes by UNI-Login has no password to give', async () => {
    const [here, there] = [await world.logIn('nabolaerer'), await world.logIn('nabolaerer')];
    await world.db.update(tables.users).set({ passwordHash: null }).where(eq(tables.users.username, 'nabolaerer'));
    expect(await here.api.endOtherSessions({ body: { password: '' } })).toEqual({ ended: 1 });
    await expect(there.api.currentUser()).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
      'Chrome på Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge på Windows'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari på iPad'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0 Safari/537.36', 'Chrome på Chromebook'],
    ['curl/8', 'Ukendt enhed'],
    [null, 'Ukendt enhed'],
  ])('%s is shown as %s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));
});

describe('A copy of one’s own data', () => {
  it('PD-04 holds what the pupil may see and nothing that the teacher has not sent back', async () => {
    const text = `${ESSAY} Det var min egen dag.`;
    const returned = await markedEssay(world, 'elev', { text });
    await sendBack(world, returned);
    await markedEssay(world, 'elev', { text: `${ESSAY} Den næste dag.` });
    const hidden = await assign(world, 'elev');
    await write(world, 'elev', hidden);
    const data = await (await world.as('elev')).api.exportOwnData();
    expect(data).toMatchObject({ person: { username: 'elev', name: 'Åse Aagaard', roller: ['student'] } });
    const answers = data['afleveringer'] as { tekst: string[]; rettelser: unknown[] }[];
    expect(answers.map(({ tekst, rettelser }) => [tekst.join(), rettelser.length > 0])).toEqual([
      [expect.stringContaining('Det var min egen dag.'), true],
      [expect.stringContaining('Den næste dag.'), false],
    ]);
    const written = JSON.stringify(data);
    expect(written).not.toContain('argon2');
    expect(written).not.toContain('Bo Berg');
    expect(data).not.toHaveProperty('kommentarbank');
  });

  it('still holds what a reset of the class took back, as a line of its own beside what was handed in again', async () => {
    const own = await createWorld();
    const exerciseId = await newExercise(own);
    const before = await markedEssay(own, 'elev', { exerciseId, text: `${ESSAY} Det var før.` });
    await sendBack(own, before, { selfCorrectionEnabled: true });
    const withFile = await assign(own, 'elev');
    await upload(own, 'elev', withFile, docx('Min egen fil med nok ord til en stil.'), 'min stil.docx');
    await (await own.as('laerer')).api.resetClass({ body: { classId: own.squads['7.A'], resetAll: true } });
    await markedEssay(own, 'elev', { exerciseId, text: `${ESSAY} Det var efter.` });
    const elev = await own.as('elev');
    await expect(elev.api.ownResult({ params: { id: before.exerciseProgressId } })).rejects.toMatchObject({
      status: 404,
    });
    const { afleveringer } = await elev.api.exportOwnData();
    const answers = afleveringer as { udgave: number; tekst: string[]; rettelser: unknown[] }[];
    expect(answers.map(({ udgave, tekst, rettelser }) => [udgave, tekst.join(), rettelser.length > 0])).toEqual([
      [1, expect.stringContaining('Det var før.'), true],
      [1, expect.stringContaining('Det var efter.'), false],
    ]);
    const { rawPayload } = await elev.call('GET', 'current_user/export/files');
    expect(Object.keys(unzipped(rawPayload))).toContain('afleverede filer/1 min stil.docx');
    const other = await (await own.as('elev2')).api.exportOwnData();
    expect(other['afleveringer']).toEqual([]);
    await own.close();
  });

  it('asks the database as often however much was handed in, and counts the texts of each task', async () => {
    const own = await createWorld();
    const { elev } = own.people;
    const copy = () => buffer(zipOwnData(own.context, elev));
    await sendBack(own, await markedEssay(own, 'elev'));
    const ofOne = await countQueries(copy);
    for (let n = 0; n < 3; n++) await sendBack(own, await markedEssay(own, 'elev'));
    expect(await countQueries(copy)).toBe(ofOne);
    expect(ofOne).toBeGreaterThan(5);
    const zipped = unzipped(await copy());
    expect(Object.keys(zipped).filter((name) => /^tekster\/\d .+ \(udgave 1\)\.docx$/.test(name))).toHaveLength(4);
    await own.close();
  });

  it('comes as a file with a name; a teacher’s has the own exercises and comments', async () => {
    const browser = await world.as('laerer');
    const answer = await browser.call('GET', 'current_user/export');
    expect(answer.headers['content-disposition']).toContain('mine-data-fra-ordklar.json');
    expect(answer.json()).toMatchObject({ egneOpgaver: [], kommentarbank: [], delinger: expect.any(Array) });
  });
});

it('a copy holds one’s own messages and files, and no other’s', async () => {
  const own = await createWorld();
  const { elev, elev2, laerer } = own.people;
  const teacher = (await own.as('laerer')).api;
  await teacher.sendMessage({ params: { recipientId: elev.id }, body: { message: 'Husk din bog' } });
  await teacher.sendMessage({ params: { recipientId: elev2.id }, body: { message: 'Kun til Bo' } });
  const file = docx('Min egen fil med nok ord til en stil.');
  await upload(own, 'elev', await assign(own, 'elev'), file, '../min stil.docx');
  await upload(own, 'elev2', await assign(own, 'elev2'), file, 'hemmelig.docx');
  const answer = await (await own.as('elev')).call('GET', 'current_user/export/files');
  expect(answer.headers['content-disposition']).toContain('mine-data-fra-ordklar.zip');
  const files = unzipped(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['mine-data.json', 'afleverede filer/1 min stil.docx']);
  // what was written and sent back comes with its marks, what is not back without
  await sendBack(own, await markedEssay(own, 'elev', { text: `${ESSAY} Den første.` }));
  await markedEssay(own, 'elev', { text: `${ESSAY} Den anden.` });
  await markedEssay(own, 'elev2', { text: `${ESSAY} En andens.` });
  const more = unzipped((await (await own.as('elev')).call('GET', 'current_user/export/files')).rawPayload);
  const texts = Object.keys(more).filter((name) => name.startsWith('tekster/'));
  expect(texts).toHaveLength(2);
  for (const [nth, sentence] of ['Den første.', 'Den anden.'].entries()) {
    const text = more[texts[nth] ?? ''] ?? new Uint8Array();
    expect((await extractDocx(text)).text).toContain(sentence);
    expect(Buffer.from(unzipped(text)['word/comments.xml'] ?? []).includes('<w:comment ')).toBe(nth === 0);
  }
  const data = JSON.parse(new TextDecoder().decode(files['mine-data.json'])) as Record<string, unknown>;
  expect(data['beskeder']).toEqual([
    {
      fra: laerer.publicName,
      til: elev.publicName,
      besked: 'Husk din bog',
      sendt: expect.stringMatching(/Z$/),
      laest: null,
    },
  ]);
  await own.close();
});

it('ADM-08 API-135 PD-09 a teacher’s account begins again; what pupils have handed in stays', async () => {
  const own = await createWorld();
  const { api } = await own.as('laerer');
  const essay = await markedEssay(own, 'elev');
  await api.setPublicName({ body: { name: 'Frøken Lise' } });
  await api.setThemeColor({ body: { themeColor: 'lyng' } });
  await api.hideElement({ params: { id: 'guide-1' } });
  await api.resetAccount();
  expect(await api.ownClasses()).toEqual([]);
  expect(await api.groups()).toEqual([]);
  expect(await (await own.as('kollega')).api.ownClasses()).toEqual([]);
  expect(await api.userSettings()).toMatchObject({ publicName: 'Lise Lærer', themeColor: 'gran' });
  expect(await api.shouldHideElement({ params: { id: 'guide-1' } })).toBe(false);
  const elev = await own.as('elev');
  const params = { id: essay.exerciseProgressId };
  expect(await elev.api.ownResult({ params })).toMatchObject({ exerciseProgressId: essay.exerciseProgressId });
  expect((await elev.api.currentSquads()).map(({ name }) => name)).toContain('7.A');
  await elev.api.resetAccount();
  expect((await elev.api.currentSquads()).map(({ name }) => name)).toContain('7.A');
  await own.close();
});
