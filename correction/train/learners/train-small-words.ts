import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeModel } from '../../build/model-files.ts';
import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { otherSmallWords, SMALL_WORDS } from '../../src/models/other-small-words.ts';
import { governorKey, headKey, headOfPhrase } from '../../src/models/preposition-phrase.ts';
import { COUNT_STEP, PREPOSITIONS, PrepositionTable } from '../../src/models/preposition-table.ts';
import { packSections, type Section } from '../../src/sections.ts';
import { openHalf } from '../proof-reader/half.ts';
import { readPupils } from '../pupils.ts';
import { readerOf } from '../reader-of.ts';
import { type Lesson, PerceptronTrainer } from './perceptron-trainer.ts';

/**
 * What is asked in learners' texts only (`models/learners.da.bin.br`): counts which preposition goes with which word, and teaches when another small word
 * was meant: `npx tsx train/learners/train-small-words.ts CORPUS MEANT.bin PROOF.bin`, with models that have learnt from every second passage
 * (train/README.md); it learns from the learners among the others. Three minutes.
 */
const [corpus, meantFile, proofFile] = process.argv.slice(2) as [string, string, string];
const ROOT = join(import.meta.dirname, '..', '..');
/** How much a sentence of a source counts. */
const SOURCES: Record<string, number> = { europarl: 1, folketinget: 1, news: 4, tatoeba: 4 };
const OWN = 4;
/** What was seen less often is not kept. */
const LEAST = 10;
const TOKENS = /[\p{L}\p{N}\-']+|[.,!?:;»«"()–]/gu;
const WORD = /^[\p{L}\p{N}]/u;

const { reader, models } = openHalf(meantFile, proofFile);
const counts = new Map<number, Float64Array>();
const numbers = new Map(PREPOSITIONS.map((word, k) => [word, k]));

for (const [source, weight] of Object.entries(SOURCES)) await countFile(join(corpus, `${source}.txt`), weight);
const texts = join(import.meta.dirname, '..', 'texts');
for (const file of readdirSync(texts)) await countFile(join(texts, file), OWN);
const table = packTable();
const lessons = lessonsOf({ ...models, prepositions: new PrepositionTable(readerOf(table)) });
const trainer = new PerceptronTrainer(lessons[0]!.signs.length);
trainer.learn(lessons);
const size = writeModel(join(ROOT, 'models'), 'learners', packSections({ ...table, ...trainer.sections() }));
console.log(
  `${counts.size} words, ${lessons.length} lessons, ${lessons.filter(({ answer }) => answer).length} meant, ${size} bytes`,
);

async function countFile(file: string, weight: number): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(file) })) countLine(line, weight);
}

function countLine(line: string, weight: number): void {
  const tokens = (line.match(TOKENS) ?? []).map((token) => token.toLowerCase());
  const wordAt = (k: number): string => (WORD.test(tokens[k] ?? '') ? tokens[k]! : '');
  tokens.forEach((token, at) => {
    const preposition = numbers.get(token);
    if (preposition === undefined) return;
    const add = (word: string, key: number): void => {
      if (word === '' || reader.lexicon.find(word) < 0) return;
      const row = counts.get(key) ?? new Float64Array(PREPOSITIONS.length);
      row[preposition]! += weight;
      counts.set(key, row);
    };
    const { steps, isOpened } = headOfPhrase((k) => wordAt(at + k), reader.lexicon);
    add(wordAt(at + steps), headKey(wordAt(at + steps), isOpened));
    add(wordAt(at - 1), governorKey(wordAt(at - 1)));
  });
}

function packTable(): Record<'keys' | 'counts' | 'usual', Section> {
  const sum = (row: Float64Array): number => row.reduce((total, one) => total + one, 0);
  const kept = [...counts].filter(([, row]) => sum(row) >= LEAST).sort(([one], [other]) => one - other);
  const all = PREPOSITIONS.map((_, k) => kept.reduce((total, [, row]) => total + row[k]!, 0));
  const total = all.reduce((one, other) => one + other, 0);
  const inSteps = (count: number): number => Math.min(255, Math.round(COUNT_STEP * Math.log1p(count)));
  return {
    keys: Int32Array.from(kept, ([key]) => key),
    counts: Uint8Array.from(kept.flatMap(([, row]) => Array.from(row, inSteps))),
    usual: Float32Array.from(all, (count) => count / total),
  };
}

function lessonsOf(asked: typeof models): Lesson[] {
  const small = new Set(SMALL_WORDS);
  return [...readPart('tune'), ...readPupils()].flatMap(({ written, golds, writer }, number) => {
    if (number % 2 === 0 || writer !== 'second-language') return [];
    const a = readText(written, reader);
    return Array.from({ length: a.count }, (_, at) => at).flatMap((at) => {
      if (!small.has(a.lower(at))) return [];
      const [start, end] = [a.starts[at]!, a.ends[at]!];
      const gold = golds.find((one) => one.start < end && start < one.end);
      // what is wrong otherwise is no lesson
      if (gold && (gold.optional || gold.start !== start || gold.end !== end)) return [];
      const rights = gold?.rights.map((right) => right.toLowerCase()) ?? [];
      return otherSmallWords(a, at, asked).map(({ word, signs }) => ({ signs, answer: rights.includes(word) }));
    });
  });
}
