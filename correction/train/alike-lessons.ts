import type { Analysis } from '../src/analysis/analysis.ts';
import { readText } from '../src/analysis/read-text.ts';
import { ClauseTrack } from '../src/analysis/clause-track.ts';
import { ALIKE, SLIPS_OF, THING_OR_PERSON } from '../src/models/alike-slips.ts';
import { ALIKE_FEATURES, alikeFeatures } from '../src/models/alike-words.ts';
import { VERB } from '../src/lexicon/readings.ts';
import type { WordType } from '../src/tagger/word-type.ts';
import type { AlikeLesson } from './alike-trainer.ts';
import { misspelled } from './mistakes.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';

/** How often a neighbour is misspelled, or another word that it is taken for, as in pupils' texts. */
const MISSPELLED = 0.04;
const SWAPPED = 0.05;
/** How often the next sentence follows without a full stop. */
const RUN_ON = 0.15;
const SHORTEST = 4;
/** How often a comma is forgotten, and how often all of a sentence. */
const NO_COMMA = 0.2;
const NO_COMMAS = 0.35;
/** Who does things. */
const PERSONS = new Set(['jeg', 'han', 'hun', 'vi', 'man']);

/**
 * Lessons about the small words in a correct text, each as written and with what pupils write for it in its place,
 * since the tags of its neighbours depend on what stands there. Neighbours are wrong now and then.
 */
export function alikeLessons(text: string, tools: TextReader, random: () => number): AlikeLesson[] {
  const a = readText(text, tools);
  const track = new ClauseTrack();
  const features = new Int32Array(ALIKE_FEATURES);
  const lessons: AlikeLesson[] = [];
  for (let at = 0; at < a.count; at++) {
    const lower = a.lower(at);
    if (a.hasCapital(at) && !a.opensSentence(at)) continue;
    const slips = SLIPS_OF.get(lower)?.map(([written]) => written) ?? [];
    const lessonsOf = [lower, ...slips].map((written) => [written, ALIKE.get(written)] as const);
    if (PERSONS.has(lower) || lower === 'det') lessonsOf.push([lower, THING_OR_PERSON]);
    for (const [written, alike] of lessonsOf) {
      if (alike === undefined) continue;
      const places = placesAround(a, at, random);
      const types = places.map((k) => (k === at ? formAs(a, at, written, tools) : neighbour(a, k, tools, random)));
      const tags = new Uint8Array(types.length);
      tools.tagger.tag(types, 0, types.length, tags);
      track.fill(types, tags, 0, types.length, tools.tagFeatures, commasAt(a, places, random));
      const count = alikeFeatures(track, at - a.sentenceStart(at), features);
      const right = alike === THING_OR_PERSON ? Number(lower !== 'det') : alike.words.indexOf(lower);
      lessons.push({ features: features.slice(0, count), alike, right });
    }
  }
  return lessons;
}

/** The sentence of a place, now and then with the next one run on. */
function placesAround(a: Analysis, at: number, random: () => number): number[] {
  const from = a.sentenceStart(at);
  const end = a.sentenceEnd(at);
  const runsOn = random() < RUN_ON && end < a.count && end - from > SHORTEST && a.isMark(end - 1);
  const places = Array.from({ length: end - from - (runsOn ? 1 : 0) }, (_, k) => from + k);
  if (runsOn) for (let k = end; k < a.sentenceEnd(end); k++) places.push(k);
  return places;
}

/** Where commas stand, some forgotten. */
function commasAt(a: Analysis, places: readonly number[], random: () => number): Int32Array {
  const forgotten = random() < NO_COMMAS ? 1 : NO_COMMA;
  return Int32Array.from(places, (k) => (random() < forgotten ? -1 : a.commas[k]!));
}

const formAs = (a: Analysis, at: number, form: string, tools: TextReader): WordType =>
  tools.spellings.of(a.hasCapital(at) ? form.charAt(0).toUpperCase() + form.slice(1) : form);

function neighbour(a: Analysis, at: number, tools: TextReader, random: () => number): WordType {
  const type = a.types[at]!;
  if (!a.isWord(at)) return type;
  const slips = SLIPS_OF.get(type.lower);
  if (slips !== undefined) {
    if (random() >= SWAPPED) return type;
    return tools.spellings.of(slips[Math.floor(random() * slips.length)]![0]);
  }
  const drawn = random();
  if (drawn < MISSPELLED && type.lower.length > 3) return tools.spellings.of(misspelled(type.text, random));
  // »køre« for »kører« and back
  if (drawn < MISSPELLED + SWAPPED && (type.union & VERB) !== 0)
    return tools.spellings.of(type.text.endsWith('r') ? type.text.slice(0, -1) : `${type.text}r`);
  return type;
}
