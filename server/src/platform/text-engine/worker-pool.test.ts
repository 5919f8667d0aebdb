import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badDocx, docx, fixture } from '../../testing/docx.ts';
import { type TextEngine, TextTooHardError } from './text-engine.ts';
import { startWorkerPool } from './worker-pool.ts';

/** The pool over the built worker, as the server has it: what crosses the border of a thread is what is tried here. */
let engine: TextEngine;
beforeAll(async () => {
  engine = await startWorkerPool(2);
});
afterAll(() => engine.close());

const TEXT = 'Jeg har en hundd, og den hedder Plet.';

it('marks a text', async () => {
  expect(engine.version).toMatch(/^\d+\.\d+\.\d+-/);
  const { corrections, notice } = await engine.correct(TEXT, { language: 'da' });
  expect(notice).toBeNull();
  const mark = corrections.find(({ token }) => token === 'hundd');
  expect(mark).toMatchObject({ offset: TEXT.indexOf('hundd'), categories: [{ category: { id: 'spelling' } }] });
});

it('TC-05 marks a text in English by its own rules', async () => {
  const { corrections } = await engine.correct('He go home.', { language: 'en' });
  expect(corrections).toMatchObject([{ token: 'go', replacements: ['goes', 'went'], ruleId: 'en-third-person-s' }]);
});

it('reads a document, and tells what is wrong with one', async () => {
  const read = await engine.extract(fixture('word.docx'));
  expect(read.ok && read.text.wordCount).toBeGreaterThan(3);
  expect(await engine.extract(badDocx.broken())).toEqual({ ok: false, problem: 'broken-zip' });
  expect(await engine.extract(badDocx.bomb())).toEqual({ ok: false, problem: 'zip-bomb' });
  expect(await engine.extract(badDocx.encrypted())).toEqual({ ok: false, problem: 'encrypted' });
});

it('does much at once, each answer to its question', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `Tekst nummer ${n}.`);
  const texts = await Promise.all(names.map((name) => engine.extract(docx(name))));
  expect(texts.map((text) => text.ok && text.text.text)).toEqual(names);
});

describe('documents are read while texts are marked', () => {
  /** Long enough to keep the only worker busy over all that is tried meanwhile. */
  const LONG = 'Jeg køre i skole hver dag, og så spiser jeg min mad med de andre i klassen. '.repeat(3000);

  it('UPL-02 small uploads are read at once, however many texts wait, and their time counts their own reading only', async () => {
    const busy = await startWorkerPool(1);
    try {
      const marking = [LONG, LONG].map((text) => busy.correct(text, { language: 'da' }).catch(() => null));
      let isMarked = false;
      void marking[0]?.then(() => {
        isMarked = true;
      });
      const read = await Promise.all(Array.from({ length: 20 }, () => busy.extract(docx('Hej med dig.'))));
      expect(read.every(({ ok }) => ok)).toBe(true);
      expect(isMarked).toBe(false);
    } finally {
      await busy.close();
    }
  });

  it('a text over its time is reported as such, its worker is replaced, and those behind it lose no time of theirs', async () => {
    const replaced = await startWorkerPool(1, { extractMs: 10_000, correctMs: 5000 });
    try {
      const [over, after] = await Promise.allSettled([
        replaced.correct(LONG.repeat(40), { language: 'da' }),
        replaced.correct(TEXT, { language: 'da' }),
      ]);
      expect(over).toMatchObject({ status: 'rejected', reason: expect.any(TextTooHardError) });
      expect(after).toMatchObject({ status: 'fulfilled' });
    } finally {
      await replaced.close();
    }
  });
});
