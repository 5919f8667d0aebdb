import { Analysis } from '../src/analysis/analysis.ts';
import { ClauseTrack } from '../src/analysis/clause-track.ts';
import { ALIKE_FEATURES, ALIKE_SETS, alikeFeatures } from '../src/choices/alike-words.ts';
import type { Toolbox } from '../src/kernel/toolbox.ts';
import { VERB } from '../src/lexicon/readings.ts';
import type { WordType } from '../src/tagger/word-type.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import { misspelled } from './mistakes.ts';
import type { ReadingTools } from './noun-lessons.ts';

/** How often a neighbour is misspelled, or another word of its own set, as in pupils' texts. */
const MISSPELLED = 0.04;
const SWAPPED = 0.06;
/** How often the next sentence follows without a full stop, and a sentence begins with a small letter. */
const RUN_ON = 0.15;
const SHORTEST = 4;
/** Forms tried at one place; the rest of a large set are drawn. */
const MOST_FORMS = 4;

/**
 * Lessons about the words of ALIKE_SETS in a correct text, each as written and with others of its set in its place,
 * since the tags of its neighbours depend on what stands there. Neighbours are wrong now and then.
 */
export function alikeLessons(text: string, tools: ReadingTools, random: () => number): ChoiceLesson[] {
  const a = new Analysis(text, tools as Toolbox, []);
  const track = new ClauseTrack();
  const features = new Int32Array(ALIKE_FEATURES);
  const lessons: ChoiceLesson[] = [];
  for (let at = 0; at < a.count; at++) {
    const lower = a.lower(at);
    const set = ALIKE_SETS.get(lower);
    if (set === undefined || (a.hasCapital(at) && !a.opensSentence(at))) continue;
    const from = a.sentenceStart(at);
    const end = a.sentenceEnd(at);
    const runsOn = random() < RUN_ON && end < a.count && end - from > SHORTEST && a.isMark(end - 1);
    const places = Array.from({ length: end - from - (runsOn ? 1 : 0) }, (_, k) => from + k);
    if (runsOn) for (let k = end; k < a.sentenceEnd(end); k++) places.push(k);
    for (const form of someForms(lower, set.words, random)) {
      const types = places.map((k) => (k === at ? formAs(a, at, form, tools) : neighbour(a, k, tools, random)));
      const tags = new Uint8Array(types.length);
      tools.tagger.tag(types, 0, types.length, tags);
      track.fill(types, tags, 0, types.length, tools.tagFeatures);
      const count = alikeFeatures(track, at - from, features);
      lessons.push({ features: features.slice(0, count), choices: set.keys, right: set.words.indexOf(lower) });
    }
  }
  return lessons;
}

function someForms(lower: string, words: readonly string[], random: () => number): string[] {
  const others = words.filter((word) => word !== lower);
  while (others.length >= MOST_FORMS) others.splice(Math.floor(random() * others.length), 1);
  return [lower, ...others];
}

const formAs = (a: Analysis, at: number, form: string, tools: ReadingTools): WordType =>
  tools.intern(a.hasCapital(at) ? form.charAt(0).toUpperCase() + form.slice(1) : form);

function neighbour(a: Analysis, at: number, tools: ReadingTools, random: () => number): WordType {
  const type = a.types[at]!;
  if (!a.isWord(at)) return type;
  const set = ALIKE_SETS.get(type.lower);
  if (set !== undefined) {
    if (random() >= SWAPPED) return type;
    return tools.intern(set.words[Math.floor(random() * set.words.length)]!);
  }
  const drawn = random();
  if (drawn < MISSPELLED && type.lower.length > 3) return tools.intern(misspelled(type.text, random));
  // »køre« for »kører« and back
  if (drawn < MISSPELLED + SWAPPED && (type.union & VERB) !== 0)
    return tools.intern(type.text.endsWith('r') ? type.text.slice(0, -1) : `${type.text}r`);
  return type;
}
