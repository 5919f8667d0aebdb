import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { startMailing } from '../../platform/mail/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { DAY, HOUR, MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';

let office: PostOffice;
let world: World;
beforeAll(async () => {
  office = await openPostOffice();
  world = await createWorld({
    env: { SMTP_URL: office.url, MAIL_FROM: 'Ordklar <post@ordklar.example>', PUBLIC_URL: 'http://localhost:4000' },
  });
});
afterAll(async () => {
  await world.close();
  await office.close();
});
beforeEach(() => world.clock.advance(2 * HOUR));

const ask = async (email: string, { consent = true, browser }: { consent?: boolean; browser?: Browser } = {}) => {
  const answer = await (browser ?? (await world.visitor())).call('POST', 'newsletter/subscribe', {
    body: { email, consent },
  });
  return { status: answer.statusCode, ...(answer.statusCode === 204 ? {} : answer.json()) };
};
const mails = async (to: string) =>
  (await world.db.select().from(tables.mail)).filter((mail) => mail.to === to).toSorted((a, b) => a.id - b.id);
const state = async (email: string) =>
  (await world.db.select().from(tables.newsletterSubscription)).find((row) => row.email === email)?.state;
const linkIn = (text = '') => new URL(/http:\S+/.exec(text)?.[0] ?? '').pathname;
const open = async (path: string) => {
  const answer = await (await world.visitor()).request('GET', path);
  return [answer.statusCode, answer.headers.location];
};
const press = async (path: string) => {
  const answer = await (await world.visitor()).request('POST', path, {
    token: false,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  return [answer.statusCode, answer.headers.location];
};
const leave = async (path: string, accept: string) => {
  const answer = await (await world.visitor()).request('POST', path, {
    token: false,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
  });
  return [answer.statusCode, answer.headers.location];
};

describe('signing up', () => {
  it('NOP-03 counts only once the owner of the address has pressed the button that the link of the mail leads to; twice is fine', async () => {
    expect(await ask('Mette@Skole.dk')).toEqual({ status: 204 });
    expect(await state('mette@skole.dk')).toBe('asked');
    const [mail] = await mails('mette@skole.dk');
    const link = linkIn(mail?.text);
    // a program that looks into mails opens the link
    expect(await open(link)).toEqual([303, `/nyhedsbrev/tilmeld?kode=${link.split('/').at(-1)}`]);
    expect(await state('mette@skole.dk')).toBe('asked');
    for (let n = 0; n < 2; n++) expect(await press(link)).toEqual([303, '/nyhedsbrev/tilmeld?status=bekraeftet']);
    expect(await state('mette@skole.dk')).toBe('confirmed');
    expect(await mails('mette@skole.dk')).toHaveLength(2);
  });

  it('sent twice is one mail, and after a while another with the same link', async () => {
    await ask('to@skole.dk');
    await ask('TO@skole.dk');
    expect(await mails('to@skole.dk')).toHaveLength(1);
    world.clock.advance(11 * MINUTE);
    await Promise.all([ask('to@skole.dk'), ask('to@skole.dk')]);
    const [first, second, ...more] = await mails('to@skole.dk');
    expect(more).toEqual([]);
    expect(linkIn(second?.text)).toBe(linkIn(first?.text));
  });

  it('a link is too old after a week, and one that nobody was sent is unknown', async () => {
    await ask('sen@skole.dk');
    const link = linkIn((await mails('sen@skole.dk'))[0]?.text);
    world.clock.advance(7 * DAY + MINUTE);
    expect(await press(link)).toEqual([303, '/nyhedsbrev/tilmeld?status=foraeldet']);
    expect(await state('sen@skole.dk')).toBe('asked');
    expect(await press('/nyhedsbrev/bekraeft/findes-ikke')).toEqual([303, '/nyhedsbrev/tilmeld?status=ukendt']);
  });

  it('by somebody who is there already is reported to that person alone', async () => {
    await ask('her@skole.dk');
    await press(linkIn((await mails('her@skole.dk'))[0]?.text));
    world.clock.advance(HOUR);
    expect(await ask('her@skole.dk')).toEqual({ status: 204 });
    expect((await mails('her@skole.dk')).at(-1)?.subject).toBe('Du er allerede tilmeldt Ordklars nyhedsbrev');
    expect(await state('her@skole.dk')).toBe('confirmed');
  });

  it('is refused without consent, with something that is no address, and from one place too often', async () => {
    expect(await ask('a@skole.dk', { consent: false })).toMatchObject({
      status: 422,
      errors: { consent: ['Påkrævet'] },
    });
    expect(await ask('')).toMatchObject({ status: 422, errors: { email: ['Feltet er påkrævet'] } });
    for (const email of ['mette', 'mette@', '@skole.dk', 'a b@skole.dk', 'a@skole.dk\nBcc: b@skole.dk'])
      expect(await ask(email)).toMatchObject({ status: 422, errors: { email: ['Feltet er ikke udfyldt rigtigt'] } });
    for (let n = 0; n < 20; n++) expect(await ask(`n${n}@skole.dk`)).toEqual({ status: 204 });
    expect(await ask('n20@skole.dk')).toMatchObject({ status: 429, code: 'too-many-requests' });
  });
});

describe('leaving', () => {
  it('takes one click of the mail program, or a button, and never a mere look at the link', async () => {
    await ask('ud@skole.dk');
    await press(linkIn((await mails('ud@skole.dk'))[0]?.text));
    const welcome = (await mails('ud@skole.dk')).at(-1);
    const link = linkIn(welcome?.text);
    expect(welcome?.unsubscribeUrl).toBe(`http://localhost:4000${link}`);
    expect(await open(link)).toEqual([303, `/nyhedsbrev/frameld?kode=${link.split('/').at(-1)}`]);
    expect(await state('ud@skole.dk')).toBe('confirmed');
    for (let n = 0; n < 2; n++) expect(await leave(link, '*/*')).toEqual([200, undefined]);
    expect(await state('ud@skole.dk')).toBe('left');
    expect(await leave(link, 'text/html')).toEqual([303, '/nyhedsbrev/frameld?status=frameldt']);
    expect(await leave('/nyhedsbrev/frameld/ukendt', '*/*')).toEqual([404, undefined]);
    // an old mail brings nobody back, asking again does
    expect(await press(linkIn((await mails('ud@skole.dk'))[0]?.text))).toEqual([
      303,
      '/nyhedsbrev/tilmeld?status=foraeldet',
    ]);
    await ask('ud@skole.dk');
    await press(linkIn((await mails('ud@skole.dk')).at(-1)?.text));
    expect(await state('ud@skole.dk')).toBe('confirmed');
  });

  it('stands in the head of the letter, as it goes out over SMTP', async () => {
    await ask('post@skole.dk');
    await press(linkIn((await mails('post@skole.dk'))[0]?.text));
    const jobs = await startJobs(world.databaseUrl, () => {});
    await startMailing({ ...world.context, jobs });
    const letter = () =>
      office.received.find(({ to, source }) => to.includes('post@skole.dk') && /Velkommen/.test(source));
    await expect.poll(letter, { timeout: 20_000 }).toBeDefined();
    await jobs.stop();
    expect(letter()?.source).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:4000\/nyhedsbrev\/frameld\/[\w-]+>/m);
    expect(letter()?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });
});

describe('NOP-01 NOP-02 NEWS-06 the sign-up that opens by itself', () => {
  const show = async (browser: Browser) => (await browser.call('GET', 'newsletter/popup')).json().show;

  it('does so for visitors, and not for people who are logged in', async () => {
    expect(await show(await world.visitor())).toBe(true);
    expect(await show(await world.as('laerer'))).toBe(false);
  });

  it('NEWS-05 no longer does once it is hidden, for a year', async () => {
    const visitor = await world.visitor();
    const hidden = await visitor.call('POST', 'newsletter/popup/hide');
    expect(hidden.statusCode).toBe(204);
    expect(hidden.cookies.find(({ name }) => name === 'ordklar_newsletter')?.maxAge).toBe(365 * 24 * 60 * 60);
    expect(await show(visitor)).toBe(false);
  });

  it('PD-29 no longer does for whoever has signed up', async () => {
    const visitor = await world.visitor();
    await ask('popup@skole.dk', { browser: visitor });
    expect(await show(visitor)).toBe(false);
  });
});
