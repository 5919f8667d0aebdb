import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPart } from '../../evaluate/corpus.ts';
import { type Writer, WRITERS } from '../../evaluate/passage.ts';
import type { TextReader } from '../../src/analysis/text-reader.ts';
import type { Models } from '../../src/models/models.ts';
import { readPupils } from '../pupils.ts';
import { normal } from '../random.ts';
import { type Careless, CarelessWriter } from './careless-writer.ts';

const TEXTS = join(import.meta.dirname, '..', 'texts');
/** Words of a text, from which on a line ends it, and of which there must be so many. */
const LONG = 110;
const SHORT = 20;
/** How careless the writers are, as the spread of a logarithm, and at least and at most; 1 is as pupils are. */
const SPREAD = 0.7;
const [LEAST, MOST] = [0.15, 4];
/** Of ten texts so many are by each kind of writer. */
const SHARES: Readonly<Record<Writer, number>> = { ordinary: 0.5, dyslexic: 0.15, 'second-language': 0.35 };

/** A text and what a careless writer made wrong in it. */
export interface CarelessText {
  readonly text: string;
  readonly mistakes: readonly Careless[];
}

/**
 * Our own texts (train/texts) and files of right sentences, cut to the length of a pupil's, each by a careless writer of one of the three kinds; whoever asks
 * again gets all of them written anew.
 * @param random a number from 0 to 1
 */
export function carelessWriters(
  reader: TextReader,
  models: Models,
  random: () => number,
  files: readonly string[] = [],
): () => Generator<CarelessText> {
  const passages = [...readPart('tune'), ...readPupils()];
  const writers = WRITERS.map((kind) => ({
    share: SHARES[kind],
    writer: new CarelessWriter(
      passages.filter(({ writer }) => writer === kind),
      reader,
      models,
      random,
    ),
  }));
  const texts = [...ownTexts(), ...files].flatMap(textsOf);
  const anyWriter = (): CarelessWriter => {
    let chance = random();
    return (writers.find(({ share }) => (chance -= share) < 0) ?? writers[0]!).writer;
  };
  /** Near 1 as often as not. */
  const anyLevel = (): number => Math.min(MOST, Math.max(LEAST, Math.exp(SPREAD * normal(random))));
  return function* () {
    for (const right of texts) yield anyWriter().write(right, anyLevel());
  };
}

const ownTexts = (): string[] =>
  readdirSync(TEXTS)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => join(TEXTS, file));

/** The lines of a file, as many at a time as a pupil's text has. */
function textsOf(file: string): string[] {
  const pieces: string[] = [];
  let text = '';
  let words = 0;
  for (const line of readFileSync(file, 'utf8').split(/(?<=\n)/)) {
    text += line;
    words += line.split(' ').length;
    if (words < LONG) continue;
    pieces.push(text);
    [text, words] = ['', 0];
  }
  return words < SHORT ? pieces : [...pieces, text];
}
