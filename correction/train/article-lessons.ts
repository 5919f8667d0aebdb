import type { Analysis } from '../src/analysis/analysis.ts';
import { readText } from '../src/analysis/read-text.ts';
import { ClauseTrack } from '../src/analysis/clause-track.ts';
import {
  adjectivesBefore,
  ARTICLE_FEATURES,
  ARTICLE_KEYS,
  articleFeatures,
  isOpened,
  LACKS_DEFINITE,
  LACKS_INDEFINITE,
  NEEDS_NONE,
} from '../src/models/article.ts';
import { nounFacts } from '../src/models/noun-table.ts';
import * as r from '../src/lexicon/readings.ts';
import type { WordType } from '../src/tagger/word-type.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';

const ONE = r.NOUN | r.SINGULAR;
const BARE = ONE | r.INDEFINITE;
const DEFINITE = ONE | r.DEFINITE;

/**
 * Lessons about the article that a singular noun needs: each phrase of a correct text without its »en« or »et«, each noun
 * without its -en or -et, and those that have neither.
 */
export function articleLessons(text: string, tools: TextReader): ChoiceLesson[] {
  const a = readText(text, tools);
  const track = new ClauseTrack();
  const features = new Int32Array(ARTICLE_FEATURES);
  const lessons: ChoiceLesson[] = [];
  const known = new Set<number>();
  for (let at = 0; at < a.count; at++) {
    if (!a.is(at, ONE) || a.is(at, r.GENITIVE) || (a.hasCapital(at) && !a.opensSentence(at))) continue;
    const facts = nounFacts(a.types[at]!.word, tools.lexicon);
    const slip = facts === null ? null : withoutArticle(a, at, tools);
    if (facts === null || slip === null) continue;
    const tags = new Uint8Array(slip.types.length);
    tools.tagger.tag(slip.types, 0, slip.types.length, tags);
    track.fill(slip.types, tags, 0, slip.types.length, tools.tagFeatures);
    const isKnown = known.has(facts.lemma);
    const count = articleFeatures(track, slip.place, adjectivesBefore(a, at), facts, isKnown, features);
    lessons.push({ features: features.slice(0, count), choices: ARTICLE_KEYS, right: slip.right });
    known.add(facts.lemma);
  }
  return lessons;
}

/** The sentence as one writes it who leaves the noun's article out; null when the noun has something else before it. */
function withoutArticle(
  a: Analysis,
  noun: number,
  tools: TextReader,
): { types: WordType[]; place: number; right: number } | null {
  const from = a.sentenceStart(noun);
  const types = a.types.slice(from, a.sentenceEnd(noun));
  const place = noun - from;
  const adjectives = adjectivesBefore(a, noun);
  const opener = a.before(noun, adjectives + 1);
  if (a.is(noun, BARE) && a.canBe(noun, BARE)) {
    if (/^et?n?$/.test(a.lower(opener)) && !a.commaAfter(opener)) {
      types.splice(opener - from, 1);
      return { types, place: place - 1, right: LACKS_INDEFINITE };
    }
    return isOpened(a, opener) ? null : { types, place, right: NEEDS_NONE };
  }
  const bare = tools.lexicon.otherForms(a.types[noun]!.word, r.NOUN, BARE, r.GENITIVE)[0];
  if (!a.canBe(noun, DEFINITE) || bare === undefined || adjectives > 0 || isOpened(a, opener)) return null;
  types[place] = tools.spellings.of(bare);
  return { types, place, right: LACKS_DEFINITE };
}
