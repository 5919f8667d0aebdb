import type { Analysis } from '../analysis/analysis.ts';
import {
  ADJECTIVE,
  DETERMINER,
  hasAny,
  NUMERAL,
  OTHER,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  VERB,
} from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { EN_ET } from '../words/articles.ts';
import { WordList } from '../words/word-list.ts';
import { likeliestLookAlike } from './look-alike-odds.ts';
import { MEASURES } from './measures.ts';

/** What a word that was likelier meant in the place of one of the halves tells against their compound, by its log odds. */
const OF_RIVAL = { listed: 0.5, unlisted: 1.5 };
/** Less likely than this and it tells nothing; of what the dictionary has it must be likelier than not. */
const LIKELY = { listed: 0.5, unlisted: 0.3 };
/** Surer than this it tells no more. */
const MOST = 4;
/** A compound that nobody has listed needs less against it. */
const ELSE = { listed: 0, unlisted: 1 };
/** From these log odds on a full stop may lack between the two, and what they tell against one word. */
const STOP_MAY_LACK = -2.5;
const OF_STOP = 0.8;

/**
 * Log odds against two neighbours being one word that stands apart: one of them was meant as another word (»frokost sider halvdelen«:
 * »sidder«, »en ege klasse«: »egen«), or a sentence ends between them (»faldt på knæ hunden slikkede«).
 */
export function againstJoin(a: Analysis, at: number, next: number, models: Models, isListed: boolean): number {
  const kind = isListed ? 'listed' : 'unlisted';
  // »hvis du ikke for stå det«: »for« alone would be another word
  if (isListed && a.lexicon.hasReading(a.joinedWithNext(at), VERB)) return 0;
  const rival = Math.max(...[at, next].map((place) => rivalAt(a, place, models, isListed)));
  const odds = Math.log(rival / (1.001 - rival));
  const ofRival = rival < LIKELY[kind] ? 0 : Math.max(0, OF_RIVAL[kind] * (Math.min(MOST, odds) + ELSE[kind]));
  if (isListed) return ofRival;
  const stop = models.secondReader.read(a).stops[at]!;
  return ofRival + OF_STOP * Math.max(0, stop - STOP_MAY_LACK);
}

/** How likely another word was meant at a place; of half a listed compound (»kol bøtte«) only where the net knows it. */
const rivalAt = (a: Analysis, at: number, models: Models, isListed: boolean): number =>
  isListed && models.secondReader.expected(a, at) === null ? 0 : (likeliestLookAlike(a, at, models)?.probability ?? 0);

const ENDINGS = ['r', 'er'];
/** »en sandwich kost 35 kroner«: the clause has no verb, and the second one is a present but for its ending. */
export function lacksEnding(a: Analysis, at: number, next: number): boolean {
  const after = a.after(next);
  if (canBeFinite(a, next) || after < 0 || !hasAny(a.reading(after), NUMERAL | DETERMINER | PRONOUN)) return false;
  const { lexicon } = a;
  const second = a.lower(next);
  if (!ENDINGS.some((ending) => lexicon.hasReading(lexicon.find(second + ending), VERB | PRESENT))) return false;
  for (let k = a.before(at); k >= 0 && !a.commaAfter(k) && !a.isMark(k); k = a.before(k))
    if (isFinite(a, k) || canBeFinite(a, k)) return false;
  for (
    let k = a.after(next), before = next;
    k >= 0 && !a.commaAfter(before) && !a.isMark(k);
    before = k, k = a.after(k)
  )
    if (isFinite(a, k)) return false;
  return true;
}

const KINDS = new WordList('farve slags mærke type størrelse model sort smag længde bredde');
const WHICH = new WordList('hvilken hvilket hvilke samme anden andet andre denne dette ny nyt');
/** »hvilken farve garn«, »en anden slags mad« */
export const isWhichKind = (a: Analysis, at: number): boolean =>
  KINDS.test(a.lower(at)) && WHICH.test(a.lower(a.before(at)));

/** »en termokande kakao«: what holds it may be a compound itself. */
export const isVessel = (a: Analysis, at: number): boolean =>
  EN_ET.test(a.lower(a.before(at))) && VESSELS.some((vessel) => a.lower(at).endsWith(vessel));
const VESSELS = 'kande flaske pose kasse dåse spand skål krukke kop glas tønde pakke karton bakke teske spiseske'.split(
  ' ',
);

/** »og træk blad op«: an order, what it is about, and where it goes. */
export const isOrderWithParticle = (a: Analysis, next: number): boolean => PARTICLES.test(a.lower(a.after(next)));
const PARTICLES = new WordList('op ud ned ind af på væk fra frem tilbage sammen over om bort hjem rundt');

/** Determiners, numerals and adjectives that one letter is missing in: »den ande vej«, »en lanke vej«. */
export function isSlipOfModifier(a: Analysis, at: number, { speller }: Models): boolean {
  const [best] = speller.suggest(a.lower(at), a.effort);
  if (best === undefined || best.cost > NEAR || a.lexicon.frequencies[best.listed]! < USUAL) return false;
  return a.lexicon.hasReading(best.listed, ADJECTIVE) || a.lexicon.hasReading(best.listed, OTHER);
}
const NEAR = 70;
const USUAL = 100;

/** »for eksempel billeder«, »som regel havregrød«: the noun belongs to the word before. */
export const isOfSetPhrase = (a: Analysis, at: number): boolean => SET_NOUNS.get(a.lower(at)) === a.lower(a.before(at));
const SET_NOUNS: ReadonlyMap<string, string> = new Map([
  ['eksempel', 'for'],
  ['regel', 'som'],
  ['gengæld', 'til'],
  ['sidst', 'til'],
  ['alvor', 'for'],
  ['sjov', 'for'],
  ['praksis', 'i'],
  ['teorien', 'i'],
  ['tide', 'i'],
  ['forvejen', 'i'],
  ['nærheden', 'i'],
  ['afstand', 'på'],
]);

/** »en kop te«, »to tønder sild«, »tre spande jord«, »et glas' størrelse« */
export const isMeasure = (word: string): boolean =>
  MEASURES.test(word) || ENDINGS_OF_MEASURES.some((e) => word.endsWith(e) && MEASURES.test(word.slice(0, -e.length)));
const ENDINGS_OF_MEASURES = ['s', 'r', 'er', 'e'];

/** »bus nummer fem«, »en ordliste bag i bogen« */
export function isNumberedOrBehind(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0) return false;
  return (a.lower(at) === 'nummer' && a.is(next, NUMERAL)) || (a.lower(at) === 'bag' && a.is(next, PREPOSITION));
}
