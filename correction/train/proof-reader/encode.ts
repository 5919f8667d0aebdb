import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readPart } from '../../evaluate/corpus.ts';
import type { GoldError, Passage } from '../../evaluate/passage.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { actionFor } from '../../src/proof-reader/actions.ts';
import { gapNumber } from '../../src/proof-reader/gap-kinds.ts';
import { inputsAt } from '../../src/proof-reader/inputs.ts';
import { NUMBERS } from '../../src/proof-reader/told.ts';
import { actionNumber } from '../../src/proof-reader/word-actions.ts';
import type { AroundNet } from '../../src/around/around-net.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import type { Careless } from '../meant/careless-writer.ts';
import { carelessWriters } from '../meant/careless-writers.ts';
import { verdictOfGap } from '../meant/meant-lessons.ts';
import { readPupils } from '../pupils.ts';
import { seededRandom } from '../random.ts';
import { openAround } from './half.ts';

/**
 * Texts as the proof-reader sees them, and what is wrong in them: `npx tsx --max-old-space-size=6000 train/proof-reader/encode.ts WORK real EVEN ODD` writes what
 * pupils wrote (corpus/tune and train/pupils), each second text as told by a net of what stands around that has learnt from the others only (`train/around`: EVEN from the first, third …), `… WORK made11 ROUNDS` our own texts made careless so many times, by the seed that the name ends
 * in, `… WORK probe` the text that the product is compared by (probe.txt). Of each place NAME.tok has the columns below, NAME.num what is measured, NAME.bef and NAME.aft what the language model knows of either side; of each text NAME.text
 * has how many places it has.
 */
const COLUMNS = 10;
/** Of what is no lesson. */
const UNTOLD = 255;
/** What may be wrong after a place. */
const [COMMA_LACKS, STOP_LACKS, COMMA_TOO_MANY] = [1, 2, 3];
/** What the language model knows of a side, in units that fit a byte (`SIDE` of net.py). */
const SIDE = 40;

/** What is wrong with a word, in the gap before it, and after it. */
interface Labels {
  word(a: Analysis, at: number): number;
  gap(a: Analysis, at: number): number;
  end(a: Analysis, at: number): number;
}

const NOTHING: Labels = { word: () => UNTOLD, gap: () => UNTOLD, end: () => UNTOLD };

const [work, name, ...rest] = process.argv.slice(2) as [string, string, ...string[]];
mkdirSync(work, { recursive: true });
const { reader, models: committed } = loadEngineTools();
/** What texts are read with; for each half of what pupils wrote with another net. */
let models = committed;
const files = ['tok', 'num', 'bef', 'aft', 'text'].map((end) => openSync(join(work, `${name}.${end}`), 'w'));
let count = 0;

if (name === 'probe') write(readFileSync(join(import.meta.dirname, 'probe.txt'), 'utf8'), NOTHING);
else if (name === 'real') {
  const [ofEven, ofOdd] = rest.map(openAround) as [AroundNet, AroundNet];
  [...readPart('tune'), ...readPupils()].forEach((passage, k) => {
    models = { ...committed, around: k % 2 === 0 ? ofOdd : ofEven };
    write(passage.written, ofPassage(passage));
  });
} else {
  const rounds = Number(rest[0] ?? 1);
  const writeAll = carelessWriters(reader, models, seededRandom(Number(/\d+$/.exec(name)?.[0] ?? 1)));
  for (let round = 0; round < rounds; round++)
    for (const { text, mistakes } of writeAll()) write(text, ofCareless(mistakes));
}
files.forEach(closeSync);
console.log(`${name}: ${count} places`);

function write(text: string, labels: Labels): void {
  const a = readText(text, reader);
  const { words, before, after } = models.secondReader.read(a);
  const columns = new Int32Array(a.count * COLUMNS);
  const numbers = new Int8Array(a.count * NUMBERS);
  for (let at = 0; at < a.count; at++) {
    const { word, ending, reading, capital } = words[at]!;
    const flags = inputsAt(a, at, models, numbers, at * NUMBERS);
    const wrong = a.isWord(at) ? labels.word(a, at) : UNTOLD;
    const told = [word, ending, reading, capital, flags, a.tags[at]!, wrong, labels.gap(a, at), labels.end(a, at)];
    columns.set([...told, a.sentenceOf[at]!], at * COLUMNS);
  }
  const bytes = [columns, numbers, small(before), small(after), Int32Array.of(a.count)];
  bytes.forEach((array, k) => writeSync(files[k]!, new Uint8Array(array.buffer)));
  count += a.count;
}

function small(side: Int16Array): Int8Array {
  return Int8Array.from(side, (value) => Math.max(-127, Math.min(127, Math.round(value / SIDE))));
}

/** What is done with a word when another was meant; nothing is told of what is no word of the dictionary. */
function actionOf(a: Analysis, at: number, meant: string): number {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === meant);
  if (other !== undefined) return actionNumber(actionFor(a, at, other));
  return a.types[at]!.listed >= 0 ? actionNumber('other-word') : UNTOLD;
}

function ofPassage({ golds }: Passage): Labels {
  return {
    word(a, at) {
      const [start, end] = [a.starts[at]!, a.ends[at]!];
      const touching = golds.filter((gold) => gold.start < end && start < gold.end);
      if (touching.length === 0) return 0;
      const same = touching.find((gold) => gold.start === start && gold.end === end && !gold.optional);
      if (same !== undefined)
        return same.rights[0] === ''
          ? actionNumber('delete')
          : a.types[at]!.listed < 0
            ? UNTOLD
            : actionOf(a, at, same.rights[0]!.toLowerCase());
      const one = touching.find(({ optional }) => !optional);
      if (one?.id === 'delete') return actionNumber('delete');
      if (one?.id === 'compound-split') return one.start === start ? actionNumber('join') : UNTOLD;
      return one?.id === 'word-order' ? actionNumber('move') : UNTOLD;
    },
    gap(a, at) {
      const before = a.before(at);
      const [start, end] = [before < 0 ? a.starts[at]! : a.ends[before]!, a.starts[at]!];
      const verdict = verdictOfGap(golds, start, end);
      if (verdict === 'right') return 0;
      return verdict === 'else' ? UNTOLD : gapNumber(verdict[0]!);
    },
    end(a, at) {
      const gold = golds.find((one) => isAfter(one, a.ends[at]!));
      if (gold === undefined) return 0;
      if (gold.optional) return UNTOLD;
      if (gold.id === 'comma-superfluous') return COMMA_TOO_MANY;
      const isStop = /period-missing|question-mark|exclamation-mark/.test(gold.id);
      if (isStop) return gold.wrong === ',' || gold.rights.includes(',') ? UNTOLD : STOP_LACKS;
      return gold.id.startsWith('comma') && !gold.rights.includes('.') ? COMMA_LACKS : UNTOLD;
    },
  };
}

/** Whether an error lies in the mark after a word, or in that there is none. */
function isAfter({ id, start, end, wrong }: GoldError, wordEnd: number): boolean {
  if (/missing-word|delete/.test(id)) return false;
  return (start === wordEnd && end === wordEnd) || (wrong === ',' && start >= wordEnd && start <= wordEnd + 1);
}

function ofCareless(mistakes: readonly Careless[]): Labels {
  return {
    word(a, at) {
      const [start, end] = [a.starts[at]!, a.ends[at]!];
      const mistake = mistakes.find((one) => one.start < end && start < one.end);
      if (mistake === undefined) return 0;
      if (mistake.kind === 'other' && mistake.start === start && mistake.end === end)
        return actionOf(a, at, mistake.meant);
      return mistake.kind === 'apart' && mistake.start === start ? actionNumber('join') : UNTOLD;
    },
    gap(a, at) {
      const before = a.before(at);
      const [from, to] = [before < 0 ? a.starts[at]! : a.ends[before]!, a.starts[at]!];
      const left = mistakes.find((one) => one.kind === 'left' && one.start >= from && one.start <= to);
      return left === undefined ? 0 : gapNumber(left.meant);
    },
    // which commas are lost is not told: in texts of pupils it is
    end: (a, at) => (mistakes.some((one) => one.kind === 'stop' && one.start === a.ends[at]) ? STOP_LACKS : 0),
  };
}
