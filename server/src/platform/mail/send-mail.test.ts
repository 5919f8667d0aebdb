import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { tables } from '../db/index.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { smtpCarrier } from './carrier.ts';
import { postMail, sendAgain, startMailing, writeMail } from './index.ts';
import { findWaiting } from './mail-store.ts';
import { sendMail, TRIED_FOR_MS } from './send-mail.ts';

const FROM = 'Ordklar <post@ordklar.example>';
const LETTER = {
  to: 'salg@ordklar.example',
  replyTo: 'mette@skole.dk',
  subject: 'Henvendelse fra Ærø Skole',
  text: 'Kære I.\n\nRing gerne om blåbærgrød.',
};

let world: World;
let office: PostOffice;
let queues: Jobs[];
beforeEach(async () => {
  office = await openPostOffice();
  queues = [];
  world = await createWorld({ env: { SMTP_URL: office.url, MAIL_FROM: FROM } });
});
afterEach(async () => {
  for (const jobs of queues) await jobs.stop();
  await world.close();
  await office.close();
});

const write = () => writeMail(world.db, LETTER, TEST_START);
const stored = async (id: number) => (await world.db.select().from(tables.mail).where(eq(tables.mail.id, id)))[0];
const carrier = () => smtpCarrier(office.url, FROM);

/** The real queue, worked as in the product. */
async function startQueue() {
  const jobs = await startJobs(world.databaseUrl, () => {});
  queues.push(jobs);
  const context = { ...world.context, jobs };
  await startMailing(context);
  return context;
}

const WITHIN = { timeout: 20_000 };
const untilReceived = (count: number) => vi.waitFor(() => expect(office.received).toHaveLength(count), WITHIN);

describe('mail', () => {
  it('goes out over SMTP with sender, receiver, answer address and Danish letters', async () => {
    const id = await write();
    await sendMail(world.context, carrier(), id);
    const [mail] = office.received;
    expect([mail?.from, mail?.to]).toEqual(['post@ordklar.example', ['salg@ordklar.example']]);
    expect(mail?.source).toMatch(/^From: Ordklar <post@ordklar\.example>$/im);
    expect(mail?.source).toMatch(/^Reply-To: mette@skole\.dk$/im);
    expect(mail?.source).toContain('=?UTF-8?Q?Henvendelse_fra_=C3=86r=C3=B8_Skole?=');
    expect(mail?.source).toContain('bl=C3=A5b=C3=A6rgr=C3=B8d');
    expect(await stored(id)).toMatchObject({ state: 'sent', sentAt: TEST_START });
  });

  it('is sent once, however often and by however many it is asked for', async () => {
    const id = await write();
    await Promise.all([sendMail(world.context, carrier(), id), sendMail(world.context, carrier(), id)]);
    await sendMail(world.context, carrier(), id);
    await sendMail(world.context, carrier(), id + 1);
    expect(office.received).toHaveLength(1);
  });

  it('is kept in the outbox where no mail server is configured', async () => {
    const id = await write();
    await sendMail(world.context, undefined, id);
    expect(await stored(id)).toMatchObject({ ...LETTER, state: 'kept', sentAt: null });
  });

  it('goes through the queue, and is tried again when the mail server refuses it for the moment', async () => {
    office.isClosed = true;
    const context = await startQueue();
    const id = await write();
    await postMail(context, id);
    await vi.waitFor(() => expect(office.refused).toBeGreaterThan(0), WITHIN);
    expect(await stored(id)).toMatchObject({ state: 'waiting' });
    office.isClosed = false;
    await untilReceived(1);
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ state: 'sent' }), WITHIN);
  });

  it('that the server refuses for good has failed and is not tried again, until an editor sends it once more', async () => {
    office.unknown.add(LETTER.to);
    const id = await write();
    await sendMail(world.context, carrier(), id);
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      failedBecause: 'refused',
      lastError: expect.stringContaining('550'),
    });
    expect(await findWaiting(world.db)).toEqual([]);
    await sendMail(world.context, carrier(), id);
    expect(office.refused).toBe(1);
    office.unknown.clear();
    await sendAgain(world.db, id);
    await sendMail(world.context, carrier(), id);
    expect(await stored(id)).toMatchObject({ state: 'sent', failedBecause: null, lastError: null });
  });

  it('that is refused for the moment waits for five days, and then it has failed', async () => {
    office.isClosed = true;
    const id = await write();
    world.clock.advance(TRIED_FOR_MS - 1);
    await expect(sendMail(world.context, carrier(), id)).rejects.toThrow('451');
    expect(await stored(id)).toMatchObject({ state: 'waiting', failedBecause: null });
    world.clock.advance(1);
    await sendMail(world.context, carrier(), id);
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      failedBecause: 'expired',
      lastError: expect.stringContaining('451'),
    });
  });

  it('that a crash left between store and queue is sent at the next start', async () => {
    const id = await write();
    await startQueue();
    await untilReceived(1);
    expect(office.received[0]?.source).toContain(`.${id}@ordklar.example>`);
  });
});
