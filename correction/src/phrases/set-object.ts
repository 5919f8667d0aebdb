import type { Analysis } from '../analysis/analysis.ts';
import {
  ADJECTIVE,
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  hasAny,
  NOUN,
  PREPOSITION,
  PRONOUN,
  SUBORDINATOR,
} from '../lexicon/readings.ts';
import { verbsOfBare } from '../words/bare-objects.ts';
import { BARE_AFTER, COUNTED_IN_HED } from '../words/bare-phrases.ts';
import { RELATIVES } from '../words/links.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { ALL_OR_BOTH, EN_ET } from '../words/articles.ts';
import { AFTER_I } from '../words/times.ts';

const GO = new WordList('gå går gik gået');
const HOLD = new WordList('holde holder holdt hold');
const PACK = new WordList('pakke pakker pakkede pakket pak');
const TRAVEL = new WordList('tage tager tog taget tag');
const DRIVE_OR_OWN = new WordList('køre kører kørte kørt købe køber købte købt leje lejer lejede lejet');
const HOLD_OR_HAVE = new WordList('holde holder holdt hold have har havde haft');

/** Nouns that stand bare after verbs of theirs, where the two are one thing that one does. */
const SET_OBJECTS = new Map<string, WordList>([
  ['tur', GO],
  ['tale', HOLD],
  ['kuffert', PACK],
  ['tog', TRAVEL],
  ['fejl', TRAVEL],
  ['bil', DRIVE_OR_OWN],
  ['pause', HOLD_OR_HAVE],
  ['hul', IS_WAS],
]);
/** »gik vi altid tur«: the turned subject and an adverb may stand between. */
const FARTHEST = 3;

const WAYS = new WordList('hjem hjemad ud ind op ned hen tilbage til mod ad væk fra');
const BY = new WordList('bus bil tog fly båd færge metro cykel post');
const NUMBERED_BY = new WordList('nummer nr nr.');
const WITH_OR_WITHOUT = new WordList('med uden');
const HAVE_ON = new WordList('have har havde haft');
const ON_OR_ALONG = new WordList('på med');
/** »har altid | kasket på«, »havde vi alle | madpakke med«: each his own. */
export function isHadOn(a: Analysis, noun: number): boolean {
  const on = a.after(noun);
  if (!ON_OR_ALONG.test(a.lower(on)) || a.commaAfter(noun) || !(endsPhrase(a, on) || a.is(a.after(on), PREPOSITION)))
    return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (HAVE_ON.test(a.lower(k))) return true;
    if (!hasAny(a.reading(k), ADVERB | PRONOUN) && !ALL_OR_BOTH.test(a.lower(k))) return false;
  }
  return false;
}

/** Nothing follows that one could be on. */
const endsPhrase = (a: Analysis, on: number): boolean => {
  const next = a.after(on);
  return next < 0 || a.isMark(next) || a.commaAfter(on) || a.is(next, CONJUNCTION) || a.is(next, SUBORDINATOR);
};

/** »sover med | hue på«, »går ud uden | jakke på«: worn. */
function isWorn(a: Analysis, noun: number): boolean {
  const on = a.after(noun);
  if (isHadOn(a, noun)) return true;
  if (!WITH_OR_WITHOUT.test(a.lower(a.before(noun))) || a.lower(on) !== 'på' || a.commaAfter(noun)) return false;
  return endsPhrase(a, on);
}

/** »med | tog«, »i | musikskole«, »på | frihed«: bare, unless something tells which one: »i hus med have«, »i telt, som …«. */
function isBareAfter(a: Analysis, noun: number): boolean {
  const [before, lower, next] = [a.lower(a.before(noun)), a.lower(noun), a.after(noun)];
  if (a.lower(next) === 'med' || RELATIVES.test(a.lower(next)) || a.is(next, NOUN)) return false;
  // »har råd til | bil«, »brug for | hjælp«: whichever it is
  if (WANTED_FOR.get(before)?.test(a.lower(a.before(noun, 2))) === true) return true;
  if (AT_SCHOOL.test(before) && lower.endsWith('skole') && lower.length > 'skole'.length) return true;
  if (lower.endsWith('hed') && a.is(a.before(noun), PREPOSITION)) return !COUNTED_IN_HED.test(lower);
  return BARE_AFTER.get(before)?.test(lower) === true;
}
const WANTED_FOR: ReadonlyMap<string, WordList> = new Map([
  ['til', new WordList('råd plads')],
  ['af', new WordList('brug mangel')],
]);
const AT_SCHOOL = new WordList('i på til fra efter');

/** »på vej | hjem«, »i | aften«, »med | bus«, »snakker i | telefon«, »hus | nummer ti« */
function isSetPhrase(a: Analysis, noun: number): boolean {
  const before = a.lower(a.before(noun));
  if (NUMBERED_BY.test(a.lower(a.after(noun)))) return true;
  if (before === 'i') return AFTER_I.test(a.lower(noun)) || a.lower(noun) === 'telefon';
  if (before === 'med') return BY.test(a.lower(noun));
  return before === 'på' && a.lower(noun) === 'vej' && WAYS.test(a.lower(a.after(noun)));
}

/** »gå tur«, »på vej hjem«, »holdt tale«, »tog tog«: the noun needs neither an article nor an ending, and is no word of its own. */
export function isSetObject(a: Analysis, noun: number): boolean {
  if (isSetPhrase(a, noun) || isBareAfter(a, noun) || isWorn(a, noun)) return true;
  const verbs = SET_OBJECTS.get(a.lower(noun));
  if (verbs === undefined) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    // »en gå tur« is a walk written in two
    if (verbs.test(a.lower(k))) return !EN_ET.test(a.lower(a.before(k)));
  }
  return false;
}

/** »skifter hver dag | tøj«: what no noun of a set phrase has between itself and its verb. */
const ENDS_PHRASE = PREPOSITION | CONJUNCTION | SUBORDINATOR;
const NEW_OR_VALID = new WordList('ny nyt gyldig gyldigt fast');
/** »holder pause«, »har han vikar«, »skiftede skole«: bare after a verb of its own, and no adjective or article belongs to it. */
export function isBareObject(a: Analysis, noun: number): boolean {
  const verbs = verbsOfBare(a.lower(noun));
  // »fik nyt | job«, »har gyldigt | kørekort«
  const before = NEW_OR_VALID.test(a.lower(a.before(noun))) ? a.before(noun, 2) : a.before(noun);
  if (verbs === undefined || hasAny(a.reading(before), ADJECTIVE | DETERMINER)) return false;
  for (let k = before, steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (verbs.has(a.lower(k))) return true;
    if (hasAny(a.reading(k), ENDS_PHRASE)) return false;
  }
  return false;
}
