import { UnsupportedLanguageError } from '@ordklar/correction';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badDocx, docx, fixture } from '../../testing/docx.ts';
import type { TextEngine } from './text-engine.ts';
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
  const [mark] = (await engine.correct(TEXT, { language: 'da' })).filter(({ token }) => token === 'hundd');
  expect(mark).toMatchObject({ offset: TEXT.indexOf('hundd'), categories: [{ category: { id: 'spelling' } }] });
});

it('TC-05 a language without engine is still told as such on this side', async () => {
  await expect(engine.correct('I am hungry.', { language: 'en' })).rejects.toBeInstanceOf(UnsupportedLanguageError);
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
