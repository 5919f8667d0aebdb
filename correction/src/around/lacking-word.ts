import type { Analysis } from '../analysis/analysis.ts';
import { within } from '../kernel/numbers.ts';
import * as r from '../lexicon/readings.ts';
import { oddness } from '../models/carelessness.ts';
import { leftGapOdds } from '../models/left-gap.ts';
import type { Models } from '../models/models.ts';
import { mayBeLeftOut } from '../phrases/left-out.ts';
import { kindOfSmall } from '../proof-reader/gap-kinds.ts';
import { gapScores } from './gap-scores.ts';
import { GAP_WORDS } from './gap-window.ts';

/** Those that learners leave out; articles are weighed with the noun (`asked-form.ts`). */
export const LACKING_WORDS: readonly string[] = (
  'det at der er den sig til på mig af med ikke i var for om har de os efter dem dig op ham som jeg ud have noget man ad min end ved så han hvad fra vi kan ' +
  'hun en et'
).split(' ');
const ARTICLES = 2;

/** A small word that may be missing in a gap, and what speaks for it. */
export interface LackingWord {
  readonly word: string;
  readonly signs: readonly number[];
}

/** So much likelier than none the word must be, as log odds, and any small word for the proof-reader. */
const LEAST = -1;
const LEAST_PROOF = -6;
const UNIT = 3;
/** What the net says is weighed of so many words at most. */
const MOST_WORDS = 3;
const PLACES: readonly number[] = LACKING_WORDS.map((word) => GAP_WORDS.indexOf(word) + 1);
const NOTHING = 0;
/** Of a word that the language model misses nowhere. */
const LEAST_MISSED = -5;
const KINDS_OF_WORDS: readonly number[] = [r.NOUN, r.ADJECTIVE, r.FINITE, r.PREPOSITION, r.PRONOUN, r.ADVERB];

/** Small words that may be missing before a place of a learner's sentence, the likeliest first. */
export function lackingWords(a: Analysis, at: number, models: Models): LackingWord[] {
  const { proofReader, secondReader } = models;
  const ofAny = proofReader.oddsOfAnyGap(a, at);
  if (ofAny < LEAST_PROOF) return [];
  const said = gapScores(a, at, models);
  const asked = LACKING_WORDS.length - ARTICLES;
  const likeliest = Array.from({ length: asked }, (_, k) => k)
    .filter((k) => said[PLACES[k]!]! - said[NOTHING]! >= LEAST)
    .sort((one, other) => said[PLACES[other]!]! - said[PLACES[one]!]!)
    .slice(0, MOST_WORDS);
  if (likeliest.length === 0) return [];
  const before = a.before(at);
  const odd = oddness(a, at, models) / UNIT;
  const around = [before, at].map(
    (side) => within(side < 0 ? UNIT : (secondReader.expected(a, side) ?? UNIT), -8, 8) / UNIT,
  );
  const ofAll = PLACES.map((place) => within(said[place]! - said[NOTHING]!, -8, 4) / UNIT);
  return likeliest.map((k) => {
    const [word, own] = [LACKING_WORDS[k]!, said[PLACES[k]!]!];
    let best = -Infinity;
    for (let place = 1; place < said.length; place++) if (place !== PLACES[k]) best = Math.max(best, said[place]!);
    const kind = kindOfSmall(word);
    const missed = secondReader.oddsOfLeftOut(a, at, word) ?? LEAST_MISSED;
    const hasRoom = kind !== 'else' && mayBeLeftOut(a, at, kind, word);
    const ofTable = leftGapOdds(a, at, { word, kind, odds: missed, best: missed, hasRoom }, models);
    return {
      word,
      signs: [
        within(own - said[NOTHING]!, -4, 8),
        within(own - best, -6, 8),
        within(said[NOTHING]!, -8, 0),
        within(own, -8, 0),
        within(proofReader.oddsOfGap(a, at, kind), -8, 4),
        within(ofAny, -8, 4),
        within(missed, -6, 5),
        within(ofTable, -8, 4) / UNIT,
        Number(hasRoom),
        odd,
        ...around,
        Number(a.opensSentence(at)),
        Number(before >= 0 && a.commaAfter(before)),
        ...[before, at].flatMap((side) => KINDS_OF_WORDS.map((bits) => Number(a.is(side, bits)))),
        Number(a.canBe(at, r.VERB | r.INFINITIVE)),
        ...ofAll,
        ...LACKING_WORDS.map((_, i) => Number(i === k)),
      ],
    };
  });
}
