import { describe, expect, it } from 'vitest';
import { isSubcategoryId } from '../src/taxonomy/taxonomy.ts';
import { PARTS, readPart } from './corpus.ts';
import { allKnowing } from './hand-made-engine.ts';
import { countWords, corrected, type Passage } from './passage.ts';
import { scorePassage } from './score-passage.ts';

/** What each part holds at least, which share of its passages is faultless, and how many classes its writers come from. */
const SIZES = {
  tune: { passages: 120, words: 20000, faultless: 0.25, classes: 8 },
  check: { passages: 60, words: 9000, faultless: 0.31, classes: 8 },
  fresh: { passages: 170, words: 23000, faultless: 0.02, classes: 8 },
  unseen: { passages: 12, words: 1700, faultless: 0.08, classes: 6 },
} as const;

const LETTER = /[\p{L}\p{N}]/u;

/** What is wrong with the annotations of one passage, a line each. */
function faults(passage: Passage): string[] {
  const { name, written, golds } = passage;
  const found: string[] = [];
  for (const { start, end, wrong, id } of golds) {
    const near = `${name} near »${written.slice(Math.max(0, start - 15), end + 10)}«`;
    if (!isSubcategoryId(id)) found.push(`${near}: unknown ${id}`);
    const cutsBefore = LETTER.test(wrong[0] ?? '') && LETTER.test(written[start - 1] ?? '');
    const cutsAfter = LETTER.test(wrong.at(-1) ?? '') && LETTER.test(written[end] ?? '');
    if (cutsBefore || cutsAfter) found.push(`${near}: a part of a word`);
  }
  for (const [slip] of corrected(passage).matchAll(/.{0,15}(?: {2}| [,.;:?!](?!\.)|,,| \n| $).{0,10}/gs)) {
    found.push(`${name}: wrong spaces or marks in »${slip}«`);
  }
  return found;
}

it('the corpus has 60 passages and 12,000 words, and no passage twice', () => {
  const texts = PARTS.flatMap((part) => readPart(part)).map(corrected);
  expect(texts.length).toBeGreaterThanOrEqual(60);
  expect(texts.reduce((sum, text) => sum + countWords(text), 0)).toBeGreaterThan(12_000);
  expect(new Set(texts).size).toBe(texts.length);
});

describe.each(PARTS)('the part %s', (part) => {
  const passages = readPart(part);

  it('is well-formed', () => {
    expect(passages.length).toBeGreaterThanOrEqual(SIZES[part].passages);
    expect(passages.flatMap(faults)).toEqual([]);
  });

  it('has its words and its share of faultless passages', () => {
    expect(passages.reduce((sum, { written }) => sum + countWords(written), 0)).toBeGreaterThan(SIZES[part].words);
    expect(passages.filter(({ faultless }) => faultless).length / passages.length).toBeGreaterThan(
      SIZES[part].faultless,
    );
  });

  it('knows both comma systems and pupils of many classes', () => {
    expect(new Set(passages.map(({ startkomma }) => startkomma)).size).toBe(2);
    expect(new Set(passages.map(({ schoolClass }) => schoolClass)).size).toBeGreaterThanOrEqual(SIZES[part].classes);
  });

  it('gives an engine that knows every annotation full marks', () => {
    const faulty = passages.map((passage) => scorePassage(allKnowing(passage), passage));
    expect(faulty.flatMap(({ golds }) => golds.filter(({ firstRight }) => !firstRight))).toEqual([]);
    expect(faulty.flatMap(({ marks }) => marks.filter(({ hit }) => !hit))).toEqual([]);
  });
});
