import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Analysis } from '../src/analysis/analysis.ts';
import { ClauseTrack } from '../src/analysis/clause-track.ts';
import {
  isNoun,
  NOUN_FEATURES,
  NOUN_FORM_KEYS,
  NOUN_FORMS,
  nounFacts,
  nounFeatures,
  possibleNounForms,
} from '../src/choices/noun-forms.ts';
import type { Rule } from '../src/kernel/rule.ts';
import type { Toolbox } from '../src/kernel/toolbox.ts';
import * as r from '../src/lexicon/readings.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import type { TreebankToken } from './treebank.ts';

/** What a text is read with: its tagger must not have learnt from it. */
export type ReadingTools = Pick<Toolbox, 'intern' | 'spellings' | 'tagger' | 'tagFeatures' | 'lexicon'>;

/**
 * Lessons about the form of every noun of a correct text, each as written and with the other forms in its place, since
 * the tags of its neighbours depend on what stands there.
 */
export function nounLessons(text: string, tools: ReadingTools): ChoiceLesson[] {
  const a = new Analysis(text, tools as Toolbox, []);
  const track = new ClauseTrack();
  const features = new Int32Array(NOUN_FEATURES);
  const lessons: ChoiceLesson[] = [];
  const known = new Set<number>();
  for (let at = 0; at < a.count; at++) {
    const right = formAt(a, at);
    const { word } = a.types[at]!;
    const facts = right < 0 ? null : nounFacts(word, tools.lexicon);
    if (facts === null) continue;
    const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
    const others = NOUN_FORMS.flatMap((form) => tools.lexicon.otherForms(word, r.NOUN, form, r.GENITIVE).slice(0, 1));
    for (const form of new Set([a.written(at), ...others])) {
      const types = a.types.slice(from, to);
      types[at - from] = tools.intern(form);
      const tags = new Uint8Array(types.length);
      tools.tagger.tag(types, 0, types.length, tags);
      track.fill(types, tags, 0, types.length, tools.tagFeatures);
      const count = nounFeatures(track, at - from, facts, known.has(facts.lemma), features);
      lessons.push({ features: features.slice(0, count), choices: NOUN_FORM_KEYS, right });
    }
    known.add(facts.lemma);
  }
  return lessons;
}

/** Number in NOUN_FORMS of a noun whose form is sure; −1 of everything else. */
function formAt(a: Analysis, at: number): number {
  if (!isNoun(a, at) || a.is(at, r.GENITIVE) || a.types[at]!.word < 0) return -1;
  if (a.hasCapital(at) && !a.opensSentence(at)) return -1;
  const possible = possibleNounForms(a.types[at]!.word, a.tools.lexicon);
  const tagged = NOUN_FORMS.findIndex((form) => a.is(at, form));
  return tagged >= 0 && possible & (1 << tagged) ? tagged : possible & (possible - 1) ? -1 : Math.log2(possible);
}

/** Our own faultless texts (train/texts). */
export function ownTexts(root: string): string[] {
  const directory = join(root, 'train', 'texts');
  const files = readdirSync(directory).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => readFileSync(join(directory, file), 'utf8'));
}

/** Short sentences: those of the exercise bank (train/short), and what the rules say is right. */
export function shortTexts(root: string, rules: readonly Pick<Rule, 'right' | 'wrong'>[]): string[] {
  const directory = join(root, 'train', 'short');
  const files = readdirSync(directory).filter((file) => file.endsWith('.txt'));
  const told = rules.flatMap(({ right, wrong }) => [...right, ...wrong.map(([, mended]) => mended)]);
  return [...files.sort().map((file) => readFileSync(join(directory, file), 'utf8')), told.join('\n')];
}

/** Sentences of the treebank, a line each. */
export const printedText = (sentences: readonly TreebankToken[][]): string =>
  sentences.map((sentence) => sentence.map(({ form }) => form).join(' ')).join('\n');
