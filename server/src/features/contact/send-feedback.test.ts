import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { HOUR } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { MAIL_FROM: 'Ordklar <post@ordklar.example>' } });
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(2 * HOUR));

const FEEDBACK = {
  url: 'https://ordklar.example/opgaver?side=2',
  subject: 'Ros',
  message: 'Det er nemt at bruge.',
  email: 'mette@skole.dk',
  consent: true,
};
const post = async (body: object, username: 'elev' | null = null) => {
  const browser = username ? await world.as(username) : await world.visitor();
  const answer = await browser.call('POST', 'feedback', { body });
  return { status: answer.statusCode, errors: answer.body === '' ? null : answer.json().errors };
};
const stored = async () => (await world.db.select().from(tables.feedback)).toSorted((a, b) => b.id - a.id)[0];
const mailed = async () => (await world.db.select().from(tables.mail)).toSorted((a, b) => b.id - a.id)[0];

describe('feedback', () => {
  it('FBK-07, NOP-11 is stored and mailed for a visitor', async () => {
    expect(await post(FEEDBACK)).toEqual({ status: 204, errors: null });
    expect(await stored()).toMatchObject({ ...FEEDBACK, userId: null });
    expect(await mailed()).toMatchObject({
      to: 'Ordklar <post@ordklar.example>',
      replyTo: 'mette@skole.dk',
      subject: 'Feedback: Ros',
    });
    for (const part of [FEEDBACK.url, FEEDBACK.message, 'besøgende']) expect((await mailed())?.text).toContain(part);
  });

  it('notes which pupil wrote, and keeps the name out of the mail', async () => {
    await post({ url: '/lektier', subject: 'Fejl', message: 'Knappen virker ikke.' }, 'elev');
    expect(await stored()).toMatchObject({ userId: world.people.elev.id, email: '', consent: false });
    const mail = await mailed();
    expect(mail?.text).toContain(`elev (bruger ${world.people.elev.id})`);
    expect(mail?.text).not.toContain(world.people.elev.name);
    expect(mail?.replyTo).toBeNull();
  });

  it('FBK-03, TXT-19 knows the six subjects and no other', async () => {
    for (const subject of ['Forslag', 'Fejl', 'Ros', 'Spørgsmål', 'Tekstretter', 'Andet'])
      expect((await post({ ...FEEDBACK, subject })).status).toBe(204);
    expect(await post({ ...FEEDBACK, subject: 'Klage' })).toEqual({
      status: 422,
      errors: { subject: ['Vælg en af mulighederne'] },
    });
  });

  it('FBK-04, FBK-05, TXT-17, TXT-18 asks for the message, and for the e-mail only with consent', async () => {
    expect(await post({ ...FEEDBACK, message: ' ', email: '' })).toEqual({
      status: 422,
      errors: {
        message: ['Hov! Husk at uddybe din henvendelse'],
        email: ['Hov! Husk at angive din e-mailadresse'],
      },
    });
    expect((await post({ ...FEEDBACK, email: '', consent: false })).status).toBe(204);
  });
});
