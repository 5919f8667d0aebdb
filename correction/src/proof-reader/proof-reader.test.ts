import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { readText } from '../analysis/read-text.ts';
import { GAP_KINDS } from './gap-kinds.ts';
import { WORD_ACTIONS } from './word-actions.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'train', 'proof-reader');
const text = readFileSync(join(FOLDER, 'probe.txt'), 'utf8');
/** What the net said of each place in training, before its weights became bytes (train/proof-reader/export.py). */
const said = JSON.parse(readFileSync(join(FOLDER, 'probe.json'), 'utf8')) as number[][];
/** Bytes for weights and for what the language model knows cost so much at most, in log odds, and so much on the average. */
const MOST = 1.5;
const USUAL = 0.15;

const { reader, models } = loadEngineTools();
const { proofReader } = models;
const a = readText(text, reader);
const placeOf = (word: string): number =>
  Array.from({ length: a.count }, (_, at) => at).find((at) => a.lower(at) === word)!;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

describe('the proof-reader in the product', () => {
  it('has all places before it that it had in training', () => expect(said).toHaveLength(a.count));

  it('says of words, gaps and stops what it said in training', () => {
    const off = said.flatMap((row, at) => [
      ...WORD_ACTIONS.slice(1).map((action, k) =>
        Math.abs(proofReader.oddsOf(a, at, action) - (row[k + 1]! - row[0]!)),
      ),
      ...GAP_KINDS.map((kind, k) => {
        const none = WORD_ACTIONS.length;
        return Math.abs(proofReader.oddsOfGap(a, at, kind) - (row[none + k + 1]! - row[none]!));
      }),
      Math.abs(proofReader.oddsOfStop(a, at) - (row[28]! - row[27]!)),
    ]);
    expect(off.length).toBeGreaterThan(3000);
    expect(Math.max(...off)).toBeLessThan(MOST);
    expect(mean(off)).toBeLessThan(USUAL);
  });

  it('sees what is written: a wrong form, and not a right one', () => {
    expect(proofReader.oddsOf(a, placeOf('lavet'), 'past')).toBeGreaterThan(0);
    expect(proofReader.oddsOfAny(a, placeOf('kørte'))).toBeLessThan(-3);
    expect(proofReader.oddsOf(a, placeOf('mad'), 'join')).toBeGreaterThan(0);
    expect(proofReader.oddsOfStop(a, placeOf('løverne'))).toBeGreaterThan(0);
  });
});
