import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../analysis/read-text.ts';
import { loadEngineTools } from '../../train/language/engine-tools.ts';

/** What the net said in training, before its weights became bytes (train/language/export.py), sentence by sentence. */
interface Said {
  commas: number[];
  stops: number[];
  words: Record<string, number>[];
  /** Of the gap before each word the likeliest small word, with its log odds against none. */
  lacks: [word: string, odds: number][];
  /** By how much it doubts of each of these gaps that nothing lacks; below nought it does not. */
  doubts: number[];
}

const FOLDER = join(import.meta.dirname, '..', '..', 'train', 'language');
const text = readFileSync(join(FOLDER, 'probe.txt'), 'utf8');
const said = JSON.parse(readFileSync(join(FOLDER, 'probe.json'), 'utf8')) as Said[];
/** Bytes for weights cost so much at most, in log odds, and so much on the average. */
const MOST = 0.5;
const USUAL = 0.08;

describe('the net in the product says what it said in training', () => {
  const { reader, models } = loadEngineTools();
  const a = readText(text, reader);
  const reading = models.secondReader.read(a);
  const sentences = said.map((sentence, s) => ({ ...sentence, from: a.sentences[s]! }));

  it('of commas and full stops', () => {
    const off = sentences.flatMap(({ from, commas, stops }) =>
      commas.flatMap((comma, k) => [
        Math.abs(comma - reading.commas[from + k]!),
        Math.abs(stops[k]! - reading.stops[from + k]!),
      ]),
    );
    expect(off.length).toBeGreaterThan(150);
    expect(Math.max(...off)).toBeLessThan(MOST);
    expect(off.reduce((sum, x) => sum + x, 0) / off.length).toBeLessThan(USUAL);
  });

  it('of every word that may have been meant', () => {
    const off = sentences.flatMap(({ from, words }) =>
      words.flatMap((others, k) =>
        Object.entries(others).map(([other, odds]) => Math.abs(odds - models.secondReader.odds(a, from + k, other))),
      ),
    );
    expect(off.length).toBeGreaterThan(150);
    expect(Math.max(...off)).toBeLessThan(MOST);
    expect(off.reduce((sum, x) => sum + x, 0) / off.length).toBeLessThan(USUAL);
  });

  it('of small words that were left out', () => {
    const off = sentences.flatMap(({ from, lacks }) =>
      lacks.map(([word, odds], k) => Math.abs(odds - models.secondReader.oddsOfLeftOut(a, from + k, word)!)),
    );
    expect(off.length).toBeGreaterThan(90);
    expect(Math.max(...off)).toBeLessThan(MOST);
    expect(off.reduce((sum, x) => sum + x, 0) / off.length).toBeLessThan(USUAL);
    const lacking = readText('Han spurgte, om ville med ud at sejle.', reader);
    const at = lacking.types.findIndex(({ text: word }) => word === 'ville');
    const { word, odds } = models.secondReader.leftOut(lacking, at)!;
    expect(odds).toBe(models.secondReader.oddsOfLeftOut(lacking, at, word));
    expect(odds).toBeGreaterThan(0);
    expect(models.secondReader.oddsOfLeftOut(lacking, at, 'sejlbåd')).toBeNull();
  });

  it('of where something may lack, and says what else lacks only where it is asked', () => {
    const off = sentences.flatMap(({ from, doubts }) =>
      doubts.flatMap((doubt, k) =>
        Math.abs(doubt) < USUAL ? [] : [{ doubted: doubt > 0, by: models.secondReader.leftOut(a, from + k) !== null }],
      ),
    );
    expect(off.filter(({ doubted }) => doubted).length).toBeGreaterThan(4);
    expect(off.filter(({ doubted }) => !doubted).length).toBeGreaterThan(50);
    expect(off.filter(({ doubted, by }) => doubted !== by)).toEqual([]);
  });

  it('of words that it has learnt, and of nothing else', () => {
    const { secondReader } = models;
    const stands = readText('Han vandt kampen, og så drak han et glas van.', reader);
    const at = stands.types.findIndex(({ text: word }) => word === 'van');
    const [water, never] = secondReader.answers(stands, at, ['vand', 'forbrændingsovn']);
    expect(water).toBeGreaterThan(secondReader.expected(stands, at)!);
    expect(never).toBeNull();
  });

  it('and says the same of a sentence wherever it stands', () => {
    const last = a.sentences.at(-2)!;
    const alone = readText(a.text.slice(a.starts[last]), reader);
    const again = models.secondReader.read(alone);
    expect(Array.from(again.commas)).toEqual(Array.from(reading.commas.subarray(last)));
  });
});
