import type { Analysis } from '../../analysis/analysis.ts';
import { joinOdds } from '../../choices/join-odds.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { belongsToSecond } from '../../spelling/determiner-agrees.ts';
import { isAnotherWord } from '../../spelling/meant-word.ts';
import {
  ADJECTIVE,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  NAME,
  NOUN,
  NUMERAL,
  OTHER,
  PLURAL,
  PREPOSITION,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';

/** A measure and what it measures stay apart: »en kop te«, »et par sko«; so do titles and their bearers. */
const MEASURES = new Set(
  (
    'kop glas slags flok par stykke gruppe masse million milliard kilo liter meter kilometer dusin flaske pose del form ' +
    'type side time minut række bunke skive spand tallerken pakke kasse dåse gram ton hold hær sæt strøm skare mængde ' +
    'antal smule klump krone slurk mand sekund år måned uge dag nat morgen aften gang procent grad art herre fru frøken ' +
    'kong dronning prins onkel tante far mor spil mandag tirsdag onsdag torsdag fredag lørdag søndag knivspids hr spsk tsk dl ' +
    'skål bid stribe lag klat nip sjat dråbe portion stak tår mundfuld nummer'
  ).split(' '),
);

const DETERMINERS = new Set(
  'en et min mit mine din dit dine sin sit sine vores jeres deres hans hendes en den det de'.split(' '),
);
/** »i søvn klokken ti«: when it was, not which. */
const TIMES = new Set(
  'mandag tirsdag onsdag torsdag fredag lørdag søndag klokken dagen natten aftenen morgenen resten året ugen måneden timen'.split(
    ' ',
  ),
);

/** Odds from which the two may be one word. */
const LEAST = 0.5;
const SUREST = 0.98;
/** The second word may be a noun, but does not look like one here, or is a compound already. */
const NO_NOUN = -2;
/** A genitive that hardly anybody uses but in compounds. */
const RARE = 60;

/** A compound that no dictionary lists, in two: a noun that can stand first in compounds before another noun. */
export const splitCompound: WordRule = {
  id: 'split-compound',
  subcategory: 'compound-split',
  on: { readings: NOUN, unlisted: true },
  wrong: [
    ['Husk jeres idræts tøj i morgen.', 'Husk jeres idrætstøj i morgen.'],
    ['Han åbnede køleskabs døren.', 'Han åbnede køleskabsdøren.'],
  ],
  right: [
    'De fejrede byens 10 års jubilæum.',
    'Vi hældte et lag olie ovenpå.',
    'Mit hjerte banker hurtigt.',
    'Min fætter kunne ikke svømme.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || !mayJoin(a, at, next)) return null;
    // »for eksempel billeder«
    if (a.lower(at) === 'eksempel' && a.lower(a.before(at)) === 'for') return null;
    const { lexicon } = a.tools;
    if (!lexicon.compounds.isFirstPart(a.lower(at)) || a.joinedWithNext(at) >= 0) return null;
    const joined = a.lower(at) + a.lower(next);
    const whole = lexicon.compounds.split(joined, 2);
    const fit = whole ? structure(a, at, next) : null;
    if (!whole || fit === null) return null;
    const odds = joinOdds(a, at, whole.head, false) + fit;
    if (odds < LEAST || isAnotherWord(a, next)) return null;
    return replaceSpan(a, at, next, joined, Math.min(SUREST, 1 / (1 + Math.exp(-odds))));
  },
};

/** Two words of small letters with one space between, the second one a noun. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  const first = a.lower(at);
  if (a.commaAfter(at) || !a.isWord(at) || !a.isWord(next) || a.hasCapital(next)) return false;
  if (a.starts[next]! - a.ends[at]! !== 1 || first.length < 2 || a.lower(next).length < 3) return false;
  if (MEASURES.has(first) || (first.endsWith('s') && MEASURES.has(first.slice(0, -1)))) return false;
  if (a.hasCapital(at) && !a.opensSentence(at)) return false;
  return a.canBe(next, NOUN) && !a.is(next, NAME);
}

/** What the kinds of the two words say for the whole, as log-odds; null when they speak against it. */
function structure(a: Analysis, at: number, next: number): number | null {
  const { lexicon } = a.tools;
  const [first, second] = [a.lower(at), a.lower(next)];
  // »gede hyrde«: the first is no word but a part.
  if (a.types[at]!.listed < 0) return first.length > 3 ? 3 : null;
  if (second.length < 3 || TIMES.has(second) || a.is(a.before(at), NUMERAL)) return null;
  const before = a.lower(a.before(at));
  const governed = DETERMINERS.has(before) || a.is(a.before(at), PREPOSITION);
  if (!governed && a.is(at, VERB) && hasAny(a.reading(at), FINITE)) return null;
  if (hasAny(a.reading(next), FINITE)) return null;
  const doubt = a.is(next, NOUN) && a.types[next]!.compound === null ? 0 : NO_NOUN;
  const suits = belongsToSecond(a, at, next);
  if (a.canBe(at, NOUN | SINGULAR | INDEFINITE, GENITIVE)) {
    if (!a.is(at, NOUN)) return null;
    if (suits) return 2 + doubt;
    return doubt + (a.union(at) & (ADJECTIVE | OTHER) ? -1.5 : 0.5);
  }
  // »guldsmede røveri«: the plural links as well.
  const isPlural = a.is(at, NOUN) && a.canBe(at, NOUN | PLURAL | INDEFINITE, GENITIVE);
  if (isPlural && !(a.union(at) & VERB)) return -1.5 + doubt;
  // »idræts tøj«: with the s of compounds, not somebody's.
  const isRare = lexicon.frequencies[a.types[at]!.listed]! < RARE;
  return a.canBe(at, NOUN | SINGULAR | INDEFINITE | GENITIVE) && (isRare || !DETERMINERS.has(before)) ? doubt : null;
}
