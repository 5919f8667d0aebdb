import type { Analysis } from '../analysis/analysis.ts';
import { SUBJECT } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { WordList } from '../words/word-list.ts';

/** Somebody and what is asked or told: »spurgte en mand, hvem der …«. */
const TELLS_SOMEBODY = new WordList(
  'spørge spørger spurgte spurgt fortælle fortæller fortalte fortalt vise viser viste vist sige siger sagde sagt forklare forklarer forklarede ' +
    'forklaret afsløre afslørede afslører røbe røbede røber gætte gætter gættede skrive skrev skriver diskutere diskuterer diskuterede tale talte ' +
    'snakke snakkede snakker handler handlede afgøre afgør afgjorde bestemme bestemte bestemmer minde mindede minder',
);
const ONE = new WordList(
  'en et den det de denne dette min mit mine din dit dine vores jeres deres hans hendes nogle mange to tre',
);
const FARTHEST = 9;

/**
 * »en mand, hvem har givet blod«, »en nabo, hvilken hedder Finn«: a word that asks stands where »der« or »som« of a relative clause
 * belongs, right after who it tells of and before the clause's verb.
 */
export function isAskedForRelative(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  const verb = a.after(at);
  const isVerb =
    isFinite(a, verb) || (canBeFinite(a, verb) && !r.hasAny(a.union(verb), r.NOUN | r.ADJECTIVE | r.OTHER));
  if (a.commaAfter(at) || !isVerb || a.is(verb, r.NOUN) || !isTold(a, noun)) return false;
  if (a.lower(at) === 'hvad' && !isOneOf(a, noun)) return false;
  const next = a.after(verb);
  if ((a.role(next) & SUBJECT) !== 0 && a.lower(next) !== 'i') return false;
  if (a.written(a.sentenceEnd(at) - 1).includes('?')) return false;
  for (let k = noun, steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    if (TELLS_SOMEBODY.test(a.lower(k)) || !a.isWord(k)) return false;
    if (steps > 0 && a.commaAfter(k)) return true;
  }
  return true;
}

/** »en mand«, »min kusine«, »de mennesker«; a name only with its comma. */
const isTold = (a: Analysis, noun: number): boolean =>
  ((a.is(noun, r.NOUN) || (a.canBe(noun, r.NOUN) && !r.hasAny(a.union(noun), r.VERB | r.OTHER | r.ADJECTIVE))) &&
    !a.is(noun, r.GENITIVE) &&
    (a.canBe(noun, r.NOUN | r.DEFINITE) || isOneOf(a, noun))) ||
  (a.is(noun, r.NAME) && a.commaAfter(noun));

function isOneOf(a: Analysis, noun: number): boolean {
  let k = a.before(noun);
  for (let steps = 0; steps < 3 && a.is(k, r.ADJECTIVE); steps++) k = a.before(k);
  return ONE.test(a.lower(k));
}
