import type { Analysis } from '../../analysis/analysis.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  COMMON,
  hasAny,
  INDEFINITE,
  NAME,
  NEUTER,
  NOUN,
  PAST,
  PAST_PARTICIPLE,
  PLURAL,
  PRESENT,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { ALL_CAPITALS } from '../../tagger/word-shape.ts';
import { WEEKDAYS } from '../../words/times.ts';

const COMMON_ONES = new Set('en min din sin vores jeres ingen'.split(' '));
const NEUTER_ONES = new Set('et mit dit sit vores jeres intet'.split(' '));
const LONGEST_LETTERS = 5;
const LETTERS_AND_DIGIT = /^[A-ZÆØÅ]{1,3}\d$/;
const SHORTEST_NOUN = 3;
/** Words of a name between the article and its last word. */
const LONGEST_NAME = 3;

/** »EU landene«, »en YouTube kanal«: a name that stands first in a compound, where a hyphen joins them. */
export const nameCompound: WordRule = {
  id: 'name-compound',
  subcategory: 'hyphen',
  on: { readings: NAME, unlisted: true },
  wrong: [
    ['EU landene blev enige.', 'EU-landene blev enige.'],
    ['Jeg har en YouTube kanal.', 'Jeg har en YouTube-kanal.'],
    ['Hun læste en Astrid Lindgren bog.', 'Hun læste en Astrid Lindgren-bog.'],
  ],
  right: [
    'Det er en CO2-neutral kilde til varme.',
    'Det var en CIA-støttet kampagne.',
    'Jeg gav Emma blomster.',
    'I EU stemmer man hvert femte år.',
    'Han kører i en Opel.',
    'Hun bor hos familien Hansen.',
    'Min Peter sover.',
    'Tallene kom fra USA onsdag.',
    'Sejren giver USA mulighed for at vinde.',
  ],
  match(a, at) {
    // what ends in -s may be an owner: »en Andersens gård«
    if (!a.hasCapital(at) || a.lower(at).endsWith('s')) return null;
    const next = a.after(at);
    if (endsInAdjective(a, at)) return null;
    if (next < 0 || a.hasCapital(next) || a.starts[next]! - a.ends[at]! !== 1 || !isNoun(a, next)) return null;
    const isOne = isOwned(a, at, next) || (isAbbreviation(a, at) && a.is(next, NOUN) && standsAlone(a, at, next));
    if (!isOne) return null;
    const replacements = [`${a.written(at)}-${a.written(next)}`];
    return { start: a.starts[at]!, end: a.ends[next]!, replacements, confidence: 0.9 };
  },
};

/** »en CO2-neutral kilde« */
const endsInAdjective = (a: Analysis, at: number): boolean => {
  const dash = a.lower(at).lastIndexOf('-');
  if (dash < 0) return false;
  const union = a.lexicon.union(a.lexicon.find(a.lower(at).slice(dash + 1)));
  return !hasAny(union, NOUN) && hasAny(union, ADJECTIVE | PAST_PARTICIPLE);
};

/** A noun that is nothing else: no verb that the name is the subject of. */
const isNoun = (a: Analysis, at: number): boolean =>
  a.isWord(at) &&
  a.canBe(at, NOUN) &&
  a.lower(at).length >= SHORTEST_NOUN &&
  !hasAny(a.union(at), NAME) &&
  !a.canBe(at, VERB | PRESENT) &&
  !a.canBe(at, VERB | PAST);

const isAbbreviation = (a: Analysis, at: number): boolean => {
  const { shape, text } = a.types[at]!;
  return ((shape & ALL_CAPITALS) !== 0 && text.length <= LONGEST_LETTERS) || LETTERS_AND_DIGIT.test(text);
};

/** »fra USA onsdag«, »giver USA mulighed for«: a bare noun that one counts stands there by itself, unless a preposition leads to it. */
const standsAlone = (a: Analysis, at: number, next: number): boolean =>
  !WEEKDAYS.test(a.lower(next)) &&
  (!a.canBe(next, NOUN | SINGULAR | INDEFINITE) || a.canBe(next, NOUN | PLURAL) || !a.is(a.before(at), VERB));

/** The article before the name has the gender of the noun behind it, and what is counted or owned is a thing. */
function isOwned(a: Analysis, at: number, next: number): boolean {
  let first = at;
  for (let k = 1; k < LONGEST_NAME && a.hasCapital(a.before(first)) && !a.opensSentence(a.before(first)); k++)
    first = a.before(first);
  const article = a.lower(a.before(first));
  return (
    (COMMON_ONES.has(article) && a.canBe(next, NOUN | SINGULAR | INDEFINITE | COMMON)) ||
    (NEUTER_ONES.has(article) && a.canBe(next, NOUN | SINGULAR | INDEFINITE | NEUTER))
  );
}
