import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from '../src/analysis/analysis.ts';
import { readText } from '../src/analysis/read-text.ts';
import { ClauseTrack } from '../src/analysis/clause-track.ts';
import { isNoun, NOUN_FEATURES, NOUN_FORM_KEYS, nounFeatures, possibleNounForms } from '../src/models/noun-forms.ts';
import { NOUN_FORMS, nounFacts } from '../src/models/noun-table.ts';
import type { Rule } from '../src/kernel/rule.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';
import * as r from '../src/lexicon/readings.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import type { TreebankToken } from './treebank.ts';

/**
 * Lessons about the form of every noun of a correct text, read by a tagger that has not learnt from it, each as written and with the other forms in its place, since
 * the tags of its neighbours depend on what stands there.
 */
export function nounLessons(text: string, tools: TextReader): ChoiceLesson[] {
  const a = readText(text, tools);
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
      types[at - from] = tools.spellings.of(form);
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
  const possible = possibleNounForms(a.types[at]!.word, a.lexicon);
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
  const sentences = rules.flatMap(({ right, wrong }) => [...right, ...wrong.map(([, corrected]) => corrected)]);
  return [...files.sort().map((file) => readFileSync(join(directory, file), 'utf8')), sentences.join('\n')];
}

/** Sentences of the treebank, a line each. */
export const printedText = (sentences: readonly TreebankToken[][]): string =>
  sentences.map((sentence) => sentence.map(({ form }) => form).join(' ')).join('\n');
