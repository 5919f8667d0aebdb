import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { markedEssay, sendBack } from '../../../testing/school-day.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { sendDigests } from './send-digests.ts';
import { lastSlot } from './slot.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { PUBLIC_URL: 'https://ordklar.example' } });
});
beforeEach(async () => {
  await world.db.delete(tables.notification);
  await world.db.delete(tables.digest);
  await world.db.delete(tables.mail);
});
afterAll(() => world.close());

const mails = () => world.db.select().from(tables.mail).orderBy(tables.mail.id);
const pathIn = (text: string, part: string) =>
  new RegExp(`https://ordklar\\.example(/notifikationer/${part}/[\\w-]+)`).exec(text)?.[1] ?? '';
const EMAIL = 'Aase@Skole.dk';

/** The pupil has chosen mails and confirmed the address. */
async function chosen(frequency: 'daily' | 'weekly' = 'daily') {
  const { api } = await world.as('elev');
  await api.chooseDigest({ body: { frequency, email: EMAIL } });
  const [asking] = await mails();
  const visitor = await world.visitor();
  const link = pathIn(asking?.text ?? '', 'bekraeft');
  // what looks into mails opens the link: that confirms nothing
  expect((await visitor.request('GET', link)).headers['location']).toMatch(/^\/nyhedsbrev\/tilmeld\?mails=1&kode=/);
  expect(await api.digest()).toMatchObject({ isConfirmed: false });
  const answer = await visitor.request('POST', link, { token: false });
  expect(answer.headers['location']).toBe('/nyhedsbrev/tilmeld?mails=1&status=bekraeftet');
  expect(await api.digest()).toMatchObject({ isConfirmed: true });
  await world.db.delete(tables.mail);
  return api;
}
const tellElev = async () => sendBack(world, await markedEssay(world, 'elev'));

it('an address is asked first, and until it has said yes no mail tells anything', async () => {
  const { api } = await world.as('elev');
  expect(await api.digest()).toEqual({ frequency: 'never', email: null, isConfirmed: false, canSend: false });
  const kept = await api.chooseDigest({ body: { frequency: 'weekly', email: EMAIL } });
  expect(kept).toEqual({ frequency: 'weekly', email: 'aase@skole.dk', isConfirmed: false, canSend: false });
  await tellElev();
  world.clock.advance(8 * DAY);
  await sendDigests(world.context);
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['aase@skole.dk', 'Bekræft, at du vil have mails fra Ordklar'],
  ]);
});

it('what is new and not read comes once in the morning, also where two servers run, and nothing comes for nothing', async () => {
  const api = await chosen();
  world.clock.advance(DAY);
  await sendDigests(world.context);
  expect(await mails()).toEqual([]);
  await tellElev();
  world.clock.advance(DAY);
  await Promise.all([sendDigests(world.context), sendDigests(world.context)]);
  await sendDigests(world.context);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'aase@skole.dk', subject: 'En ny notifikation i Ordklar', state: 'waiting' });
  expect(mail?.text).toMatch(
    /^Hej Åse Aagaard\n\nDet har du ikke læst endnu:\n\n\* ».+« er klar til dig\n {2}Lise Lærer/,
  );
  expect(mail?.text).toContain('https://ordklar.example/resultater/tekst/');
  expect(mail?.unsubscribeUrl).toContain('https://ordklar.example/notifikationer/afmeld/');
  world.clock.advance(DAY);
  await sendDigests(world.context);
  expect(await mails()).toHaveLength(1);
  await tellElev();
  await api.readAllNotifications();
  world.clock.advance(DAY);
  await sendDigests(world.context);
  expect(await mails()).toHaveLength(1);
});

it('the link of a mail ends them by one press, and opening it ends nothing', async () => {
  const api = await chosen();
  await tellElev();
  world.clock.advance(DAY);
  await sendDigests(world.context);
  const leave = pathIn((await mails())[0]?.text ?? '', 'afmeld');
  const visitor = await world.visitor();
  expect((await visitor.request('GET', leave)).headers['location']).toMatch(/^\/nyhedsbrev\/frameld\?mails=1&kode=/);
  expect((await api.digest()).frequency).toBe('daily');
  const answer = await visitor.request('POST', leave, { token: false, payload: 'List-Unsubscribe=One-Click' });
  expect([answer.statusCode, answer.body]).toEqual([200, 'frameldt']);
  expect(await api.digest()).toEqual({ frequency: 'never', email: null, isConfirmed: false, canSend: false });
});

it('who changes how often is not asked again; a sixth address in an hour and one that is none are refused', async () => {
  const api = await chosen();
  expect(await api.chooseDigest({ body: { frequency: 'weekly', email: EMAIL } })).toMatchObject({ isConfirmed: true });
  expect(await mails()).toEqual([]);
  const choose = (email: string) => api.chooseDigest({ body: { frequency: 'daily', email } });
  expect(await codeOf(choose('ikke en adresse'))).toBe('invalid');
  for (const number of [2, 3, 4, 5]) await choose(`anden${number}@skole.dk`);
  expect(await codeOf(choose('anden6@skole.dk'))).toBe('too-many-requests');
  // ending them does not begin the count again, for an hour
  expect(await api.chooseDigest({ body: { frequency: 'never' } })).toMatchObject({ frequency: 'never', email: null });
  expect(await codeOf(choose('anden7@skole.dk'))).toBe('too-many-requests');
  world.clock.advance(DAY / 24 + 1);
  await sendDigests(world.context);
  expect(await world.db.$count(tables.digest)).toBe(0);
  expect(await choose('anden7@skole.dk')).toMatchObject({ isConfirmed: false });
});

it('mails go out at seven in Copenhagen, in summer and winter, the weekly ones on Mondays', () => {
  const of = (frequency: 'daily' | 'weekly', now: string) => lastSlot(frequency, new Date(now)).toISOString();
  expect(of('daily', '2026-11-25T05:59:59Z')).toBe('2026-11-24T06:00:00.000Z');
  expect(of('daily', '2026-11-25T06:00:00Z')).toBe('2026-11-25T06:00:00.000Z');
  expect(of('daily', '2026-06-25T05:00:00Z')).toBe('2026-06-25T05:00:00.000Z');
  expect(of('daily', '2026-10-25T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  expect(of('weekly', '2026-11-25T12:00:00Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(of('weekly', '2026-11-23T05:00:00Z')).toBe('2026-11-16T06:00:00.000Z');
});
