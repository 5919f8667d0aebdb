import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { startWorkerPool, type TextEngine, TextTooHardError } from '../../platform/text-engine/index.ts';
import { plainEngine } from '../../testing/plain-engine.ts';
import { markedEssay } from '../../testing/school-day.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { deleteAttempt } from '../results/delete-attempt.ts';
import { startForgettingVisitors } from './index.ts';
import { MOST_WAITING, TRIES_A_MINUTE } from './mark-visitor-text.ts';

const TEXT = 'Jeg har en hundd, som hedder Plet, og den er sød.';

let engine: TextEngine;
let world: World;
beforeAll(async () => {
  engine = await startWorkerPool(1);
  world = await createWorld({ context: { textEngine: engine } });
});
afterAll(async () => {
  await world.close();
  await engine.close();
});

const send = async (text: unknown, where = world) => {
  where.clock.advance(MINUTE);
  const answer = await (await where.visitor()).call('POST', 'visitor-text', { body: { text } });
  return { status: answer.statusCode, body: answer.json() };
};
const refusal = async (text: unknown) => {
  const { status, body } = await send(text);
  return [status, body.code];
};

describe('a text that a visitor tries', () => {
  it('is answered with its marks, each with an explanation', async () => {
    const { status, body } = await send(TEXT);
    expect(status).toBe(200);
    expect(body.corrections).toHaveLength(1);
    expect(body.corrections[0]).toMatchObject({ token: 'hundd', offset: TEXT.indexOf('hundd'), active: true });
    expect(body.corrections[0].replacements[0]).toBe('hund');
    expect(body.corrections[0].explanation).toContain('hund');
  });

  it('is neither kept nor logged', async () => {
    const before = await world.db.select().from(tables.answerText);
    world.logged.length = 0;
    await send(TEXT);
    await send(`${TEXT} `.repeat(40));
    await send('The dog was barking at us, but we did not know what it wanted.');
    expect(await world.db.select().from(tables.answerText)).toEqual(before);
    expect(JSON.stringify(world.logged)).not.toMatch(/hundd|Plet|barking|127\.0\.0\.1/);
  });

  it('may have 200 words and no more', async () => {
    expect((await send('Vi gik hjem. '.repeat(66) + 'Ja da.')).status).toBe(200);
    expect(await refusal('Vi gik hjem. '.repeat(67))).toEqual([422, 'try-too-long']);
    expect(await refusal('a'.repeat(4001))).toEqual([422, 'try-too-long']);
    expect(await refusal('a'.repeat(100_001))).toEqual([422, 'invalid']);
  });

  it.each([
    ['', 'try-empty'],
    [' \n\t ', 'try-empty'],
    ['The dog was barking at us, but we did not know what it wanted.', 'try-not-danish'],
    ['Ich habe das Buch nicht gelesen, aber meine Schwester hat es auch.', 'try-not-danish'],
    ['Jag vet inte vad som hände, men du och jag har mycket att göra efter skolan.', 'try-not-danish'],
    ['Xqwrt plkjh zzzyx mnbvc qwpoi lkjhg trewq asdfk ghjkz vbnmx qazws edcrf tgbyh ujmik olpqa', 'try-not-danish'],
  ])('»%s« is refused: %s', async (text, code) => {
    const { status, body } = await send(text);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/\.$/);
  });

  it('is taken twenty times a minute from one sender', async () => {
    const own = await createWorld();
    const visitor = await own.visitor();
    const call = async () =>
      (await visitor.call('POST', 'visitor-text', { body: { text: 'Jeg er glad.' } })).statusCode;
    const answers = [];
    for (let tries = 0; tries <= TRIES_A_MINUTE; tries++) answers.push(await call());
    expect(answers).toEqual([...Array.from({ length: TRIES_A_MINUTE }, () => 200), 429]);
    own.clock.advance(MINUTE);
    expect(await call()).toBe(200);
    await own.close();
  });

  it('is counted in the database, so that another server knows it, and forgotten after the minute', async () => {
    const own = await createWorld();
    const call = async () => (await send('Jeg er glad.', own)).status;
    await call();
    const [kept, ...others] = await own.db.select().from(tables.visitorTry);
    expect([kept?.tries, others]).toEqual([1, []]);
    // scrambled: no address stands there
    expect(kept?.sender).toMatch(/^[\w-]{43}$/);
    await own.db.update(tables.visitorTry).set({ tries: TRIES_A_MINUTE });
    const answer = await (await own.visitor()).call('POST', 'visitor-text', { body: { text: 'Jeg er glad.' } });
    expect(answer.statusCode).toBe(429);
    own.clock.advance(2 * MINUTE);
    (await startForgettingVisitors(own.context))();
    expect(await own.db.select().from(tables.visitorTry)).toEqual([]);
    await own.close();
  });

  it('is refused while as many wait as can be answered soon: the pupils go before', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const plain = plainEngine();
    const correct: TextEngine['correct'] = async (...args) => {
      await held;
      return plain.correct(...args);
    };
    const own = await createWorld({ context: { textEngine: { ...plain, correct } } });
    const visitor = await own.visitor();
    const call = () => visitor.call('POST', 'visitor-text', { body: { text: 'Jeg er glad.' } });
    const first = Array.from({ length: MOST_WAITING }, call);
    // all of them have been counted before the next one comes
    await vi.waitFor(async () => expect((await own.db.select().from(tables.visitorTry))[0]?.tries).toBe(MOST_WAITING));
    const busy = await call();
    expect([busy.statusCode, busy.json().code]).toEqual([409, 'try-busy']);
    goOn();
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual(first.map(() => 200));
    expect((await call()).statusCode).toBe(200);
    await own.close();
  });

  it('that takes too much is refused in Danish', async () => {
    const correct = () => Promise.reject(new TextTooHardError(null));
    const own = await createWorld({ context: { textEngine: { ...plainEngine(), correct } } });
    expect((await send(TEXT, own)).body.code).toBe('text-too-hard');
    await own.close();
  });
});

describe('pupils go before visitors', () => {
  it('a visitor’s text is not begun before the last pupil’s text in the queue is marked', async () => {
    const correct = vi.fn(plainEngine().correct);
    const own = await createWorld({ context: { textEngine: { ...plainEngine(), correct } } });
    const { answerTextId } = await markedEssay(own, 'elev');
    const setMarking = (marking: 'queued' | 'marked') =>
      own.db.update(tables.answerText).set({ marking }).where(eq(tables.answerText.id, answerTextId));
    await setMarking('queued');
    correct.mockClear();
    let isAnswered = false;
    const answer = send(TEXT, own).finally(() => {
      isAnswered = true;
    });
    // others are answered meanwhile: what waits holds nothing up
    expect((await (await own.visitor()).call('GET', 'newsletter/popup')).statusCode).toBe(200);
    expect([correct.mock.calls.length, isAnswered]).toEqual([0, false]);
    await setMarking('marked');
    expect((await answer).status).toBe(200);
    expect(correct.mock.calls).toEqual([[TEXT, { language: 'da' }, 'last']]);
    await own.close();
  });

  it('a text of a pupil whose attempt was deleted before it was marked holds up no visitor', async () => {
    const own = await createWorld();
    const { answerTextId, exerciseProgressId } = await markedEssay(own, 'elev');
    const isIt = eq(tables.answerText.id, answerTextId);
    await own.db.update(tables.answerText).set({ marking: 'queued' }).where(isIt);
    await deleteAttempt(own.context, own.people.laerer, exerciseProgressId);
    expect((await send(TEXT, own)).status).toBe(200);
    await own.close();
  });
});
