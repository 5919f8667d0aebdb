import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN } from '../analysis/hold-back.ts';
import type { Hint } from '../api.ts';
import { clausesAround } from '../clauses/sentence-clauses.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { isOwn, type Paragraph, paragraphsOf, quoted, stretchOf } from './paragraphs.ts';

/** Fewer verbs tell of no tense that a paragraph is written in. */
const FEWEST = 5;
/** What is told in the other tense more than once and less often than this is a shift; half and half is two parts. */
const LEAST = 2;
/** Of what was before it, a text in the present tells in the past. */
const LEAST_PAST = 3;
const MOST_SHARE = 0.4;
const SHOWN = 3;
/** What is thought, known and always so stands in the present in every story. */
const TIMELESS = new WordList(
  'er har kan vil skal må bør hedder bor tror synes ved mener håber kender husker elsker hader handler ligger findes betyder ' +
    'siger plejer kunne skulle ville måtte burde',
);
/** After these a story may stand in the present: »I dag er jeg …«. */
const NOW = new WordList('nu stadig altid aldrig hver normalt ofte tit');

/** A paragraph that is told in one tense and slips into the other. */
export function tenseShift(a: Analysis): Hint[] {
  return a.once(paragraphsOf).flatMap((paragraph) => shiftIn(a, paragraph) ?? []);
}

function shiftIn(a: Analysis, { from, to }: Paragraph): Hint | null {
  const verbs: number[] = [];
  for (let s = from; s < to; s++) verbs.push(...mainVerbs(a, s));
  const past = verbs.filter((at) => a.is(at, r.PAST));
  const present = verbs.filter((at) => !a.is(at, r.PAST));
  const isTold = past.length >= present.length;
  const other = isTold ? present : past;
  if (verbs.length < FEWEST || other.length < LEAST || other.length > verbs.length * MOST_SHARE) return null;
  const own = isTold ? past : present;
  if (!isTold && other.length < LEAST_PAST) return null;
  // »…, og nu går jeg i 7. klasse«: what comes last or first is a part of its own
  if (own[0]! > other[0]! || own.at(-1)! < other.at(-1)!) return null;
  const [shown, usual] = [other, own].map((places) =>
    quoted([...new Set(places.map((at) => a.lower(at)))].slice(0, SHOWN)),
  );
  const [tense, written] = isTold ? ['datid', 'nutid'] : ['nutid', 'datid'];
  return {
    kind: 'tense-shift',
    places: other.map((at) => stretchOf(a, at)),
    explanation: `Afsnittet er mest skrevet i ${tense} (${usual}), men ${shown} står i ${written}. Er det med vilje, eller skal det hele stå i den samme tid?`,
  };
}

/** »går i 7. klasse«, »kommer fra Polen« */
const isOfNow = (a: Analysis, at: number): boolean =>
  (a.lower(at) === 'går' && a.lower(a.after(at)) === 'i') ||
  (a.lower(at) === 'kommer' && a.lower(a.after(at)) === 'fra');

/** The verbs of the sentence's main clauses that tell what happens. */
function mainVerbs(a: Analysis, sentence: number): number[] {
  const [from, to] = [a.sentences[sentence]!, a.sentences[sentence + 1]!];
  if (!isOwn(a, from) || a.held[from]! & FOREIGN) return [];
  for (let k = from; k < to; k++) if (NOW.test(a.lower(k))) return [];
  const { clauses, phrases, start } = clausesAround(a, from);
  return clauses.flatMap(({ kind, verb }) => {
    const at = kind === 'main' && verb >= 0 ? start + phrases.first(verb) : -1;
    if (at < 0 || TIMELESS.test(a.lower(at)) || isOfNow(a, at) || !isOwn(a, at)) return [];
    const isPast = a.is(at, r.PAST) && a.canBe(at, r.VERB | r.PAST);
    const isPresent =
      a.is(at, r.PRESENT) && a.canBe(at, r.VERB | r.PRESENT, r.PASSIVE) && !a.canBe(at, r.VERB | r.PAST);
    return isPast || isPresent ? [at] : [];
  });
}
