import { type ApiProblem, NOTIFICATION_TYPES } from '@ordklar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { tables } from '../../platform/db/index.ts';
import { offeredSquad } from '../../testing/offered-squad.ts';
import { markedEssay, sendBack } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { setTextsReady } from '../corrections/index.ts';
import { saveEvaluation } from '../evaluations/index.ts';
import { answerMarkQuestion, askAboutMark } from '../mark-questions/index.ts';
import { startForgetting } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.delete(tables.notification);
});
afterAll(() => world.close());

const listOf = async (who: Username, query = {}) => (await world.as(who)).api.notifications({ query });
const unread = async (who: Username, query = {}) => (await world.as(who)).api.unreadNotifications({ query });
const feedback = (exerciseProgressId: number, evaluation: string, gradeVisible = false) =>
  saveEvaluation(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    exerciseProgressId,
    evaluation,
    grade: '7',
    gradeVisible,
  });
const DAY = 24 * 60 * 60;
const now = () => toUnix(world.clock.now());
const announce = async (more: object = {}) =>
  (await world.as('redaktor')).api.announce({
    body: {
      type: 1,
      audience: 'everyone',
      title: 'Nyt',
      text: 'Læs her.',
      link: '/blog',
      from: now(),
      to: null,
      ...more,
    },
  });

describe('what tells of a task', () => {
  it('API-138 NOTI-01 NOTI-02 PD-26 a text that is ready and feedback on it are one notification of its pupil', async () => {
    const essay = await markedEssay(world, 'elev');
    await sendBack(world, essay);
    const [ready] = await listOf('elev');
    expect(ready).toEqual({
      id: expect.any(Number),
      type: NOTIFICATION_TYPES.info,
      title: expect.stringMatching(/^».+« er klar til dig$/),
      text: 'Lise Lærer har rettet din tekst.',
      link: `/resultater/tekst/${essay.exerciseProgressId}`,
      shareId: null,
      created: now(),
      readAt: null,
    });
    world.clock.advance(1000);
    await feedback(essay.exerciseProgressId, 'Flot!');
    await feedback(essay.exerciseProgressId, 'Meget flot!');
    const list = await listOf('elev');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ text: 'Lise Lærer har givet dig feedback.', created: now(), readAt: null });
    expect(await listOf('elev2')).toEqual([]);
  });

  it('PD-04 a text that is taken back, a hidden grade alone and feedback that is deleted tell nothing', async () => {
    const essay = await markedEssay(world, 'elev');
    await feedback(essay.exerciseProgressId, '');
    expect(await listOf('elev')).toEqual([]);
    await feedback(essay.exerciseProgressId, 'Flot!');
    expect(await unread('elev')).toBe(1);
    await saveEvaluation(world.context, world.people.laerer, {
      squadId: world.squads['7.A'],
      exerciseProgressId: essay.exerciseProgressId,
      evaluation: '',
      grade: null,
      gradeVisible: false,
    });
    expect(await listOf('elev')).toEqual([]);
    await sendBack(world, essay);
    expect(await unread('elev')).toBe(1);
    await setTextsReady(world.context, world.people.laerer, {
      exerciseProgressIds: [essay.exerciseProgressId],
      isReadyForStudents: false,
      squadId: world.squads['7.A'],
      selfCorrectionEnabled: false,
      force: true,
    });
    expect([await unread('elev'), await listOf('elev')]).toEqual([0, []]);
  });

  it('a task that is withdrawn takes its notifications along', async () => {
    const essay = await markedEssay(world, 'elev');
    await sendBack(world, essay);
    await world.db.update(tables.homework).set({ removedAt: world.clock.now() });
    expect([await unread('elev'), await listOf('elev')]).toEqual([0, []]);
  });

  it('PD-23 teachers of the class are notified that a pupil asks, once a text, and the pupil that there is an answer', async () => {
    const essay = await markedEssay(world, 'elev');
    await sendBack(world, essay);
    const ask = () => askAboutMark(world.context, world.people.elev, essay.answerTextId, 'e1');
    const { id } = await ask();
    await ask();
    for (const teacher of ['laerer', 'kollega'] as const)
      expect(await listOf(teacher)).toMatchObject([{ title: 'Åse Aagaard spørger om en markering' }]);
    expect(await listOf('inviteret')).toEqual([]);
    await answerMarkQuestion(world.context, world.people.kollega, essay.answerTextId, { id, isError: true });
    expect(await listOf('laerer')).toEqual([]);
    expect(await listOf('elev')).toHaveLength(2);
  });
});

describe('what tells of a share', () => {
  it('NOTI-02 NOTI-03 API-139 an offer waits as a request, and the answer reaches whoever asked', async () => {
    const squadId = await offeredSquad(world, 'class');
    const { api } = await world.as('inviteret');
    await api.deleteClassShare({ params: { class: squadId, user: world.people.inviteret.id } });
    const teacher = (await world.as('laerer')).api;
    const user = world.people.inviteret.id;
    await teacher.putClassShare({ params: { class: squadId, user }, body: {} });
    expect(await listOf('inviteret')).toMatchObject([
      { type: NOTIFICATION_TYPES.classShare, title: 'Lise Lærer vil dele 7.D med dig', shareId: expect.any(Number) },
    ]);
    expect([await unread('inviteret'), await unread('inviteret', { sharingRequests: '0' })]).toEqual([1, 0]);
    expect(await listOf('inviteret', { sharingRequests: '0' })).toEqual([]);
    await api.putClassShare({ params: { class: squadId, user }, body: {} });
    expect(await unread('inviteret')).toBe(0);
    expect(await listOf('laerer')).toMatchObject([{ title: 'Inge Inviteret har sagt ja til 7.D', readAt: null }]);
    await teacher.deleteClassShare({ params: { class: squadId, user } });
    expect((await listOf('inviteret'))[0]?.title).toBe('Lise Lærer deler ikke længere 7.D med dig');
  });

  it('an offer that is taken back before its answer leaves nothing', async () => {
    const squadId = await offeredSquad(world, 'group');
    await world.db.delete(tables.squadShare);
    const { api } = await world.as('laerer');
    await api.putGroupShares({ params: { id: squadId }, body: { userIds: [world.people.kollega.id] } });
    expect(await unread('kollega', { types: '4' })).toBe(1);
    await api.deleteGroupShares({ params: { id: squadId } });
    expect(await listOf('kollega')).toEqual([]);
  });
});

describe('announcements', () => {
  it('NOTI-01 PD-26 reach their audience between their dates only', async () => {
    await announce({ type: 2, audience: 'teachers', title: 'Til lærere' });
    await announce({ type: 7, audience: 'students', title: 'Til elever' });
    await announce({ title: 'I morgen', from: now() + DAY });
    await announce({ title: 'Snart slut', to: now() + 60 });
    const titles = async (who: Username) => (await listOf(who)).map((each) => each.title).toSorted();
    expect(await titles('laerer')).toEqual(['Snart slut', 'Til lærere']);
    expect(await titles('fremmedelev')).toEqual(['Snart slut', 'Til elever']);
    expect(await titles('skoleadmin')).toEqual(['Snart slut']);
    world.clock.advance(DAY * 1000);
    expect(await titles('skoleadmin')).toEqual(['I morgen']);
    expect(await unread('elev', { types: '7' })).toBe(1);
  });

  it('refuses one that ends before it begins, leads elsewhere or has no title, and keeps nothing of it', async () => {
    const bad = [
      { to: now() - 1 },
      { link: 'https://ondt.example' },
      { link: '//ondt.example' },
      { title: ' ' },
      { type: 5 },
    ];
    for (const more of bad) {
      const problem = await announce(more).catch((error: ApiProblem) => error);
      expect(problem).toMatchObject({
        code: 'invalid',
        errors: { [Object.keys(more)[0] ?? '']: [expect.any(String)] },
      });
    }
    expect(await (await world.as('redaktor')).api.announcements()).toEqual([]);
  });

  it('can be taken away from everybody, read or not', async () => {
    const { id } = await announce();
    await (await world.as('elev')).api.readNotification({ body: { id, type: 1 } });
    const { api } = await world.as('redaktor');
    expect(await api.announcements()).toMatchObject([{ id, title: 'Nyt' }]);
    await api.withdrawAnnouncement({ params: { id } });
    expect([await listOf('elev'), await listOf('laerer')]).toEqual([[], []]);
  });
});

describe('reading', () => {
  it('API-140 NOTI-04 is by id and type, and the reader’s own matter', async () => {
    const { id } = await announce();
    const { api } = await world.as('elev');
    await expect(api.readNotification({ body: { id, type: 2 } })).rejects.toMatchObject({ code: 'not-found' });
    await api.readNotification({ body: { id, type: 1 } });
    await api.readNotification({ body: { id, type: 1 } });
    expect([await unread('elev'), await unread('elev2')]).toEqual([0, 1]);
    expect(await listOf('elev')).toMatchObject([{ id, readAt: now() }]);
  });

  it('all at once', async () => {
    await announce();
    const essay = await markedEssay(world, 'elev');
    await sendBack(world, essay);
    expect(await unread('elev')).toBe(2);
    await (await world.as('elev')).api.readAllNotifications();
    expect([await unread('elev'), await unread('elev2')]).toEqual([0, 1]);
  });

  it('CON-37 DEC-13 API-138 pages begin with 1; limit 0 is as many as there are, at most 100', async () => {
    const row = { audience: 'everyone' as const, type: 1 as const, text: '' };
    await world.db.insert(tables.notification).values(
      Array.from({ length: 105 }, (_, n) => ({
        ...row,
        title: `Nr. ${n}`,
        shownFrom: new Date(world.clock.now().getTime() - n * 1000),
      })),
    );
    const all = await listOf('elev');
    expect([all.length, all[0]?.title, await unread('elev')]).toEqual([100, 'Nr. 0', 105]);
    const second = await listOf('elev', { page: 2, limit: 3 });
    expect(second.map((each) => each.title)).toEqual(['Nr. 3', 'Nr. 4', 'Nr. 5']);
    const browser = await world.as('elev');
    for (const query of ['page=0', 'limit=-1', 'limit=101', 'types=a', 'sharingRequests=maybe'])
      expect((await browser.call('GET', `notifications?${query}`)).statusCode, query).toBe(422);
  });

  it('PD-26 what is older than a year is not shown, and is forgotten', async () => {
    await announce({ from: now() - 370 * DAY });
    expect([await listOf('elev'), await unread('elev')]).toEqual([[], 0]);
    (await startForgetting(world.context))();
    expect(await world.db.select().from(tables.notification)).toEqual([]);
  });
});

it('the count costs one query besides that for session and person, and 304 says that nothing has changed', async () => {
  await announce();
  const browser = await world.as('elev');
  const ask = (tag?: string) =>
    browser.call('GET', 'notifications/count/unread', tag === undefined ? {} : { headers: { 'if-none-match': tag } });
  const first = await ask();
  expect([first.statusCode, first.headers['server-timing'], first.headers['cache-control']]).toEqual([
    200,
    'db;desc="2"',
    'private, no-cache',
  ]);
  const tag = String(first.headers.etag);
  const same = await ask(tag);
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
  await browser.api.readAllNotifications();
  expect([(await ask(tag)).statusCode, (await ask(tag)).json()]).toEqual([200, 0]);
});
