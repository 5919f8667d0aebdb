import { readText } from '../src/analysis/read-text.ts';
import { finiteVerbs, TENSE_FEATURES, TENSE_KEYS, tenseFeatures } from '../src/models/tense.ts';
import { verbLemma } from '../src/models/verb-forms.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';

/** How often another verb of the text has the wrong tense. */
const NOISE = 0.05;
/** Lines with fewer words are sentences that stand alone and tell nothing about a text's tense. */
const SHORTEST = 25;

/** Lessons about the tense of every finite verb of a correct text. */
export function tenseLessons(text: string, tools: TextReader, random: () => number): ChoiceLesson[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const words = text.split(/\s+/).length;
  if (words < SHORTEST * lines.length) return [];
  const a = readText(text, tools);
  const verbs = finiteVerbs(a);
  const features = new Int32Array(TENSE_FEATURES);
  return verbs.places.map((at, j) => {
    const noisy = { places: verbs.places, past: verbs.past.map((past) => (random() < NOISE ? 1 - past : past)) };
    const lemma = verbLemma(a.types[at]!.word, tools.lexicon);
    const count = tenseFeatures(a, at, lemma, noisy, j, features);
    return { features: features.slice(0, count), choices: TENSE_KEYS, right: verbs.past[j]! };
  });
}
