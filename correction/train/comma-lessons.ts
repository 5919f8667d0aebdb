import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corrected, parsePassage } from '../evaluate/passage.ts';
import type { Analysis } from '../src/analysis/analysis.ts';
import { readText } from '../src/analysis/read-text.ts';
import { type TagFeatures, tagFeatures } from '../src/analysis/tag-features.ts';
import { CommaSentence } from '../src/commas/comma-sentence.ts';
import { RULING } from '../src/commas/ruling.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';
import type { Tagger } from '../src/tagger/tagger.ts';
import type { WordType } from '../src/tagger/word-type.ts';
import type { Lesson } from './linear-trainer.ts';

/** The gap after a word: a comma, none, or not to be learnt from. */
type Answer = boolean | null;

/** A sentence without commas, with the tags of a tagger that has not seen it. */
export interface CommaText {
  types: readonly WordType[];
  tags: Uint8Array;
  tagsTell: TagFeatures;
  answers: Answer[];
}

const SENTENCE = new CommaSentence();
/** Conjunctions before which a writer with startkomma sets a comma. */
const CLAUSE_WORDS = new Set('fordi hvis når selvom skønt mens at om'.split(' '));

/**
 * A printed sentence of the eighties: it may lack startkomma (then the gap teaches nothing), and it may have the comma
 * inside a conjunction (»efter, at«), where the rules of today want it before.
 */
export function printedCommas(
  types: readonly WordType[],
  tags: Uint8Array,
  tagger: Tagger,
  commaAfter: readonly boolean[],
): CommaText {
  const tagsTell = tagFeatures(tagger.tags, tagger.readings);
  SENTENCE.take(types, tags, 0, types.length, tagsTell);
  const answers: Answer[] = [...commaAfter];
  for (let i = 0; i + 1 < types.length; i++) {
    SENTENCE.look(i, -1);
    const { ruling } = SENTENCE;
    if (ruling === RULING.insideConjunction) answers[i] = false;
    else if (ruling === RULING.imperatives || (ruling === RULING.opener && SENTENCE.rules.opens(i + 1) > 1)) {
      answers[i] = true;
    } else if (answers[i] === false && CLAUSE_WORDS.has(types[i + 1]!.lower) && (ruling === null || ruling.comma)) {
      if (tagger.tags[tags[i + 1]!] === 'CS') answers[i] = null;
    }
  }
  return { types, tags, tagsTell, answers };
}

/** Every tenth file of `train/texts` is never learnt from, so that it can measure the models. */
const isLearntFrom = (file: string): boolean => file.endsWith('.txt') && !file.endsWith('0.txt');

/** The faultless texts in pupils' voices that models learn from. */
function pupilTexts(root: string): string[] {
  const folder = join(root, 'train', 'texts');
  return readdirSync(folder)
    .filter(isLearntFrom)
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The corpus' tuning passages as they should be, pupils' texts, and sentences written for this. */
export function ownCommas(root: string, tools: TextReader): CommaText[] {
  const folder = join(root, 'corpus', 'tune');
  const passages = readdirSync(folder).map((file) => parsePassage(file, readFileSync(join(folder, file), 'utf8')));
  const sentences = join(root, 'train', 'sentences');
  const lines = readdirSync(sentences).flatMap((file) => readFileSync(join(sentences, file), 'utf8').split('\n'));
  return [
    ...passages.flatMap((passage) => textCommas(corrected(passage), passage.startkomma, tools)),
    ...lines.flatMap((line) => textCommas(line, 'yes', tools)),
    ...pupilTexts(root).flatMap((text) => textCommas(text, 'yes', tools)),
  ];
}

function textCommas(text: string, startkomma: 'yes' | 'no', tools: TextReader): CommaText[] {
  const a = readText(text, tools);
  const lessons: CommaText[] = [];
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
    const types = a.types.slice(from, to);
    const tags = a.tags.slice(from, to);
    const answers: Answer[] = types.map((_, k) => a.commas[from + k]! >= 0);
    SENTENCE.take(types, tags, 0, types.length, tools.tagFeatures);
    if (startkomma === 'no') {
      for (let k = 0; k + 1 < types.length; k++) {
        const opens = SENTENCE.rules.opens(k + 1) !== 0 || SENTENCE.track.lastSubordinator[k + 1] === k + 1;
        if (opens && answers[k] === false) answers[k] = null;
      }
    }
    lessons.push({ types, tags, tagsTell: tools.tagFeatures, answers });
    if (s % JOINED === 1) lessons.push(joinedCommas(a, s - 1, tools));
  }
  return lessons;
}

/** Of so many sentences one is learnt from joined to the one before as well. */
const JOINED = 3;

/** A sentence and the next without the full stop between them, whose gap teaches nothing: pupils run on. */
function joinedCommas(a: Analysis, s: number, tools: TextReader): CommaText {
  const [from, next, to] = [a.sentences[s]!, a.sentences[s + 1]!, a.sentences[s + 2]!];
  const end = a.isMark(next - 1) ? next - 1 : next;
  const places = Array.from({ length: to - from }, (_, k) => from + k).filter((at) => at < end || at >= next);
  const types = places.map((at) => (at === next ? tools.spellings.of(a.lower(at)) : a.types[at]!));
  const tags = new Uint8Array(types.length);
  tools.tagger.tag(types, 0, types.length, tags);
  const answers: Answer[] = places.map((at) => (at === end - 1 ? null : a.commas[at]! >= 0));
  return { types, tags, tagsTell: tools.tagFeatures, answers };
}

/**
 * Two sentences run together: where is the full stop? With the commas as they stand, or none, since pupils who forget
 * stops forget commas as well.
 */
export function runOnLesson(
  first: readonly WordType[],
  second: readonly WordType[],
  tagger: Tagger,
  commaAfter: readonly boolean[] | null,
): Lesson {
  const types = [...first, ...second];
  const tags = new Uint8Array(types.length);
  tagger.tag(types, 0, types.length, tags);
  const tagsTell = tagFeatures(tagger.tags, tagger.readings);
  const stop = first.length - 1;
  return (learn) => {
    SENTENCE.take(types, tags, 0, types.length, tagsTell);
    let lastComma = -1;
    for (let i = 0; i < types.length - 1; i++) {
      learn(SENTENCE.features, SENTENCE.look(i, lastComma), i === stop);
      if (i === stop || commaAfter?.[i]) lastComma = i;
    }
  };
}

/** Neighbouring sentences of the tuning passages and of pupils' texts, run together. */
export function ownRunOns(root: string, tools: TextReader, small: (word: string) => WordType): Lesson[] {
  const folder = join(root, 'corpus', 'tune');
  const passages = readdirSync(folder).map((file) =>
    corrected(parsePassage(file, readFileSync(join(folder, file), 'utf8'))),
  );
  return [...passages, ...pupilTexts(root)].flatMap((text) => {
    const a = readText(text, tools);
    const sentences: WordType[][] = [];
    for (let s = 0; s + 1 < a.sentences.length; s++) {
      const types = a.types.slice(a.sentences[s], a.sentences[s + 1]);
      sentences.push(/^[.!]$/.test(types.at(-1)?.text ?? '') ? types.slice(0, -1) : []);
    }
    return sentences.flatMap((first, s) => {
      const second = sentences[s + 1];
      if (first.length < SHORTEST || second === undefined || second.length < SHORTEST) return [];
      const words = [small(second[0]!.text), ...second.slice(1)];
      const [here, there] = [a.sentences[s]!, a.sentences[s + 1]!];
      const set = (at: number): boolean => a.commas[at]! >= 0;
      const commas = [...first.map((_, k) => set(here + k)), ...second.map((_, k) => set(there + k))];
      return [runOnLesson(first, words, tools.tagger, null), runOnLesson(first, words, tools.tagger, commas)];
    });
  });
}

/** Words of a sentence that is worth running together with another. */
export const SHORTEST = 3;

export function lessonOf({ types, tags, tagsTell, answers }: CommaText): Lesson {
  return (learn) => {
    SENTENCE.take(types, tags, 0, types.length, tagsTell);
    let lastComma = -1;
    for (let i = 0; i < types.length - 1; i++) {
      const answer = answers[i]!;
      if (answer !== null) learn(SENTENCE.features, SENTENCE.look(i, lastComma), answer);
      if (answer ?? true) lastComma = i;
    }
  };
}
