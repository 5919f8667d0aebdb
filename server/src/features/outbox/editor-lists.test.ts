import { ApiProblem, type Client } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { writeMail } from '../../platform/mail/index.ts';
import { newFeedback, newSubscriber } from '../../testing/editor-lists-samples.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let editor: Client;
beforeAll(async () => {
  world = await createWorld();
  editor = (await world.as('redaktor')).api;
});
afterAll(() => world.close());

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiProblem ? error.status : 0),
  );

it('PD-28 the newsletter list is searched, paged, exported and forgets an address for good', async () => {
  for (let n = 1; n <= 30; n++) await newSubscriber(world, `laerer${n}@skole.dk`);
  const risky = await newSubscriber(world, '=cmd@skole.dk');
  const list = await editor.subscribers({ query: { page: 1 } });
  expect([list.total, list.pages, list.rows.length]).toEqual([31, 2, 25]);
  expect(JSON.stringify(list)).not.toContain('nej-');
  expect((await editor.subscribers({ query: { page: 10_000 } })).page).toBe(2);
  expect((await editor.subscribers({ query: { page: 0, search: 'LAERER3@' } })).rows).toHaveLength(1);
  expect((await editor.subscribers({ query: { page: 1, state: 'left' } })).total).toBe(0);

  const csv = await (await world.as('redaktor')).call('GET', 'editor/newsletter/csv');
  expect(csv.headers['content-disposition']).toContain('nyhedsbrev.csv');
  expect(csv.body).toContain('"laerer7@skole.dk";2026-');
  expect(csv.body).toContain(`"'=cmd@skole.dk"`);
  // half past midnight in Denmark
  const confirmedAt = new Date('2026-11-30T23:30:00Z');
  await world.db
    .update(tables.newsletterSubscription)
    .set({ confirmedAt })
    .where(eq(tables.newsletterSubscription.email, 'laerer7@skole.dk'));
  const later = await (await world.as('redaktor')).call('GET', 'editor/newsletter/csv');
  expect(later.body).toContain('"laerer7@skole.dk";2026-12-01');

  await editor.removeSubscriber({ params: { id: risky } });
  expect((await world.db.select().from(tables.newsletterSubscription)).map(({ email }) => email)).not.toContain(
    '=cmd@skole.dk',
  );
  expect(await statusOf(editor.removeSubscriber({ params: { id: risky } }))).toBe(404);
});

it('PD-28 a request is seen to by somebody, with a note, and can be opened again', async () => {
  const api = (await world.visitor()).api;
  await api.sendContact({
    body: { name: 'Mette', company: 'Ærø Skole', email: 'mette@skole.dk', comment: 'Ring.', course_groups: 'Dansk' },
  });
  const id = await newFeedback(world, 'Kommaerne er fine.');
  const open = (kind: 'contact' | 'feedback', state: 'open' | 'handled', search?: string) =>
    editor.contactRequests({ query: { kind, state, page: 1, ...(search && { search }) } });
  expect((await open('contact', 'open', 'ærø')).rows).toMatchObject([{ name: 'Mette', text: 'Ring.', about: 'Dansk' }]);
  expect((await open('feedback', 'open')).rows).toMatchObject([{ id, text: 'Kommaerne er fine.', handledAt: null }]);
  const see = (handled: boolean, note: string) =>
    editor.handleRequest({ params: { kind: 'feedback', id }, body: { handled, note } });
  await see(true, 'Takket.');
  expect((await open('feedback', 'open')).total).toBe(0);
  expect((await open('feedback', 'handled')).rows).toMatchObject([
    { note: 'Takket.', handledByName: world.people.redaktor.name },
  ]);
  await see(false, 'Takket.');
  expect((await open('feedback', 'open')).rows).toMatchObject([{ note: 'Takket.', handledByName: null }]);
});

it('PD-30 the outbox tells each mail and its state, without the links that act, and sends one again', async () => {
  const text = 'Tryk: http://localhost:4000/nyhedsbrev/bekraeft/HEMMELIG-1_x http://x/notifikationer/afmeld/HEMMELIG-2';
  const id = await writeMail(
    world.db,
    { to: 'ny@skole.dk', replyTo: null, subject: 'Bekræft', text, unsubscribeUrl: 'http://x/HEMMELIG' },
    world.clock.now(),
  );
  await world.db.update(tables.mail).set({ state: 'kept', lastError: 'lukket' });
  const { rows } = await editor.outbox({ query: { page: 1, state: 'kept', search: 'NY@skole' } });
  expect(rows).toMatchObject([{ id, subject: 'Bekræft', state: 'kept', lastError: 'lukket' }]);
  expect(JSON.stringify(rows)).not.toContain('HEMMELIG');
  await world.db.update(tables.mail).set({ state: 'failed', failedBecause: 'refused' }).where(eq(tables.mail.id, id));
  const failed = await editor.outbox({ query: { page: 1, state: 'failed' } });
  expect(failed.rows).toMatchObject([{ id, state: 'failed', failedBecause: 'refused' }]);
  await editor.resendMail({ params: { id } });
  const again = (await editor.outbox({ query: { page: 1, search: 'ny@skole' } })).rows;
  expect(again).toMatchObject([{ state: 'waiting', lastError: null, failedBecause: null }]);
  expect(world.jobs.sent.filter(({ queue }) => queue === 'send-mail').at(-1)).toMatchObject({ data: { mailId: id } });
  expect(await statusOf(editor.resendMail({ params: { id: 999_999 } }))).toBe(404);
});
