import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { readText } from '../analysis/read-text.ts';
import { adjectivesBefore } from '../models/article.ts';
import { QUESTIONS } from './around-net.ts';
import { askedFormOdds } from './asked-form.ts';
import { gapScores } from './gap-scores.ts';
import { GAP_SLOTS, GAP_WORDS, gapFlags } from './gap-window.ts';
import { NOUN_SLOTS, nounFlags } from './noun-window.ts';
import { windowOf } from './window.ts';

/** Of each question some places as encode.ts wrote them, and what the net said of them in training, before its weights became bytes (train/around/export.py). */
const probe = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'train', 'around', 'probe.json'), 'utf8'),
) as Record<(typeof QUESTIONS)[number], { rows: number[][]; said: number[][] }>;
const SLOTS = { noun: NOUN_SLOTS, gap: GAP_SLOTS };
const FACTS = 4;
const NOBODY_KNOWS = 2;
/** Bytes for weights and lines cost so much at most, in log odds, and so much on the average. */
const MOST = 1;
const USUAL = 0.1;

const { reader, models } = loadEngineTools();
const flagsOf = (
  question: (typeof QUESTIONS)[number],
  [, first, adjectives, opens]: readonly number[],
): readonly number[] =>
  question === 'gap'
    ? gapFlags(first === 1)
    : nounFlags(first === NOBODY_KNOWS ? null : first === 1, adjectives!, opens === 1);

describe('the net of what stands around, in the product', () => {
  it.each(QUESTIONS)('says of places what it said in training: %s', (question) => {
    const slots = SLOTS[question];
    const { rows, said } = probe[question];
    const off = rows.flatMap((row, k) => {
      const window = windowOf(slots);
      window.words.set(row.slice(FACTS, FACTS + slots));
      window.endings.set(row.slice(FACTS + slots));
      const now = models.around.weigh(question, window, flagsOf(question, row));
      return said[k]!.slice(1).map((value, i) => Math.abs(now[i + 1]! - now[0]! - (value - said[k]![0]!)));
    });
    expect(off.length).toBeGreaterThan(100);
    expect(Math.max(...off)).toBeLessThan(MOST);
    expect(off.reduce((sum, x) => sum + x, 0) / off.length).toBeLessThan(USUAL);
  });

  const oddsOf = (text: string, noun: string): Float64Array => {
    const a = readText(text, reader);
    const at = Array.from({ length: a.count }, (_, k) => k).find((k) => a.lower(k) === noun)!;
    return askedFormOdds(a, at, adjectivesBefore(a, at), models)!;
  };

  it.each([
    ['Jeg sad i fly i ni timer og kunne ikke sove.', 'fly', 0],
    ['I vinterferien var hele klassen i stor skøjtehal i Gladsaxe.', 'skøjtehal', 0],
    ['Min farmor havde stort ur på væggen.', 'ur', 0],
    ['Han åbnede dør og gik ind.', 'dør', 1],
  ])('asks for an article or an ending: %s', (text, noun, form) => {
    const odds = oddsOf(text, noun);
    expect(odds[form]).toBeGreaterThan(1);
    expect(odds[form]).toBe(Math.max(...odds));
  });

  it.each([
    ['Hun går i skole i Odense.', 'skole'],
    ['Vi spiser brød og drikker mælk om morgenen.', 'mælk'],
    ['Min bror spiller fodbold hver onsdag.', 'fodbold'],
    ['De tog hjem i god tid.', 'tid'],
  ])('asks for nothing: %s', (text, noun) => {
    expect(Math.max(...oddsOf(text, noun))).toBeLessThan(0);
  });

  const likeliest = (text: string, word: string): string[] => {
    const a = readText(text, reader);
    const at = Array.from({ length: a.count }, (_, k) => k).find((k) => a.lower(k) === word)!;
    const said = gapScores(a, at, models);
    return ['', ...GAP_WORDS]
      .map((one, k) => ({ one, value: said[k]! }))
      .sort((x, y) => y.value - x.value)
      .slice(0, 3)
      .map(({ one }) => one);
  };

  it.each([
    ['Jeg glæder til ferien.', 'til', 'mig'],
    ['Bogen er god, men er lang.', 'lang', ''],
    ['Vi skal hjem, fordi er sent.', 'er', 'det'],
  ])('knows the word that stands in a gap, or that none does: %s', (text, before, word) => {
    expect(likeliest(text, before)).toContain(word);
  });
});
