import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { HOUR } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { MESSAGES_AN_HOUR } from './receive-message.ts';

let world: World;
let visitor: Browser;
beforeAll(async () => {
  world = await createWorld({ env: { CONTACT_EMAIL: 'salg@ordklar.example', SUPPORT_PHONE: '12 34 56 78' } });
  visitor = await world.visitor();
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(2 * HOUR));

const FORM = { name: 'Mette Krogh', company: 'Strandskolen', email: 'mette@skole.dk', consent: true };
const post = async (body: object, path = 'contact') => {
  const answer = await visitor.call('POST', path, { body });
  return { status: answer.statusCode, body: answer.json() };
};
const lastRequest = async () =>
  (await world.db.select().from(tables.contactRequest)).toSorted((a, b) => b.id - a.id)[0];
const lastMail = async () => (await world.db.select().from(tables.mail)).toSorted((a, b) => b.id - a.id)[0];

describe('the contact form', () => {
  it('LEAD-01, NOP-09, DEC-17 is stored and mailed, and answers the support phone', async () => {
    const answer = await post({
      ...FORM,
      phone: '12345678',
      comment: 'Ring efter kl. 14.',
      course_groups: 'Dansk,Engelsk',
      isCopilot: true,
      isTextCorrection: true,
    });
    expect(answer).toEqual({ status: 200, body: { supportPhone: '12 34 56 78' } });
    expect(await lastRequest()).toMatchObject({
      name: 'Mette Krogh',
      company: 'Strandskolen',
      email: 'mette@skole.dk',
      phone: '12345678',
      comment: 'Ring efter kl. 14.',
      courseGroups: 'Dansk,Engelsk',
      isCopilot: true,
      isTextCorrection: true,
      isFreeOnlinePresentation: false,
      consent: true,
      userId: null,
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: 'salg@ordklar.example', replyTo: 'mette@skole.dk', state: 'waiting' });
    expect(mail?.subject).toBe('Henvendelse fra Strandskolen');
    for (const part of ['Mette Krogh', '12345678', 'Dansk, Engelsk', 'Ring efter kl. 14.'])
      expect(mail?.text).toContain(part);
    expect(world.jobs.sent.at(-1)).toEqual({
      queue: 'send-mail',
      data: { mailId: mail?.id },
      key: String(mail?.id),
    });
  });

  it('from the page with prices says so to the editors and in the mail', async () => {
    expect((await post({ ...FORM, isPriceRequest: true, comment: 'Vi er 412 elever.' })).status).toBe(200);
    expect(await lastRequest()).toMatchObject({ isPriceRequest: true, comment: 'Vi er 412 elever.' });
    expect((await lastMail())?.subject).toBe('Spørgsmål om pris fra Strandskolen');
    const { api } = await world.as('redaktor');
    const { rows } = await api.contactRequests({ query: { kind: 'contact' } });
    expect(rows[0]).toMatchObject({ wantsPrice: true, wantsPresentation: false, text: 'Vi er 412 elever.' });
  });

  it('API-013 is taken at the older address too', async () => {
    expect(await post({ ...FORM, company: 'Bakkeskolen' }, 'callme/send')).toMatchObject({ status: 200 });
    expect(await lastRequest()).toMatchObject({ company: 'Bakkeskolen' });
    const refused = await post({ ...FORM, name: '' }, 'callme/send');
    expect([refused.status, refused.body.errors]).toEqual([422, { name: ['Feltet er påkrævet'] }]);
  });

  it('LEAD-02, LEAD-06, TXT-15 names every required field that is empty, blank or not there', async () => {
    const required = ['Feltet er påkrævet'];
    const all = { name: required, company: required, email: required };
    expect((await post({ consent: true })).body).toMatchObject({ code: 'invalid', errors: all });
    expect((await post({ name: '', company: '   ', email: '', consent: true })).body.errors).toEqual(all);
  });

  it('LEAD-03, TXT-16 refuses a form whose tick is empty, and takes the payload that has none', async () => {
    const refused = await post({ ...FORM, consent: false });
    expect([refused.status, refused.body.errors]).toEqual([422, { consent: ['Påkrævet'] }]);
    const { consent, ...bare } = FORM;
    expect(consent).toBe(true);
    expect((await post(bare)).status).toBe(200);
    expect((await lastRequest())?.consent).toBeNull();
  });

  it.each([
    ['name', 100],
    ['company', 100],
    ['email', 100],
    ['phone', 20],
    ['comment', 1000],
  ])('LEAD-04, CON-09 takes %s with %i characters and refuses one more', async (field, max) => {
    expect((await post({ ...FORM, [field]: 'æ'.repeat(max) })).status).toBe(200);
    const refused = await post({ ...FORM, [field]: 'æ'.repeat(max + 1) });
    expect([refused.status, refused.body.errors]).toEqual([422, { [field]: ['Teksten er for lang'] }]);
  });

  it('LEAD-05 takes empty phone and comment and any text for an address, which no mail is answered to', async () => {
    expect((await post({ ...FORM, email: 'ring til\nmig, Bcc: x@y.dk', phone: '', comment: '' })).status).toBe(200);
    expect((await lastMail())?.replyTo).toBeNull();
  });

  it('LEAD-12, NOP-10 takes the sign-up for a presentation without a tick', async () => {
    const { consent: _, ...form } = FORM;
    expect((await post({ ...form, isFreeOnlinePresentation: true })).status).toBe(200);
    expect(await lastRequest()).toMatchObject({ isFreeOnlinePresentation: true, consent: null });
    expect((await lastMail())?.subject).toBe('Tilmelding til gratis præsentation fra Strandskolen');
  });

  it('notes who was logged in', async () => {
    const teacher = await world.as('laerer');
    await teacher.api.sendContact({ body: FORM });
    expect((await lastRequest())?.userId).toBe(world.people.laerer.id);
  });

  it(`takes ${MESSAGES_AN_HOUR} an hour from one address, also at once, and a logged-in person's beside them`, async () => {
    const answers = await Promise.all(Array.from({ length: MESSAGES_AN_HOUR + 3 }, () => post(FORM)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(MESSAGES_AN_HOUR).fill(200), 429, 429, 429]);
    const teacher = await world.as('laerer');
    expect(await teacher.api.sendContact({ body: FORM })).toEqual({ supportPhone: '12 34 56 78' });
    world.clock.advance(HOUR);
    expect((await post(FORM)).status).toBe(200);
  });

  it('keeps nobody’s network address', async () => {
    await post(FORM);
    expect(JSON.stringify(await lastRequest())).not.toContain('127.0.0.1');
  });

  it('TC-26 API-136 a teacher signs the school up for text correction by e-mail alone', async () => {
    const { api } = await world.as('laerer');
    await api.signUpTextCorrection({ body: { email: ' lise@skole.dk ' } });
    expect(await lastRequest()).toMatchObject({
      name: 'Lise Lærer',
      company: 'Åskolen',
      email: 'lise@skole.dk',
      isTextCorrection: true,
      userId: world.people.laerer.id,
    });
    expect(await lastMail()).toMatchObject({
      to: 'salg@ordklar.example',
      replyTo: 'lise@skole.dk',
      subject: 'Henvendelse fra Åskolen',
      text: expect.stringContaining('Om tekstretteren: ja'),
    });
    for (const email of ['', 'lise', 'lise@', 'a b@skole.dk'])
      await expect(api.signUpTextCorrection({ body: { email } })).rejects.toMatchObject({
        status: 422,
        errors: { email: ['Skriv en e-mailadresse, som vi kan svare på, for eksempel navn@skole.dk.'] },
      });
    const elev = await world.as('elev');
    await expect(elev.api.signUpTextCorrection({ body: { email: 'x@y.dk' } })).rejects.toMatchObject({ status: 403 });
  });

  it('LEAD-15 remembers that the banner was closed after the sign-up', async () => {
    const teacher = await world.as('laerer');
    const banner = { params: { id: 'free-online-presentation-banner' } };
    expect(await teacher.api.shouldHideElement(banner)).toBe(false);
    await teacher.api.hideElement(banner);
    expect(await teacher.api.shouldHideElement(banner)).toBe(true);
  });

  it('NOP-07 lists the course groups that the form offers', async () => {
    const groups = await visitor.api.courseGroups();
    expect(groups.length).toBeGreaterThan(5);
    expect(groups[0]).toEqual({ id: 'dansk', title: 'Dansk' });
  });
});
