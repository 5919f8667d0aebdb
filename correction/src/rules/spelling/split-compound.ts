import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { type Join, joinOdds, readJoinOdds } from '../../models/join-odds.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { compoundDoubt } from '../../spelling/doubtful-compound.ts';
import { isOwnersOwner } from '../../phrases/owners-owner.ts';
import { belongsToSecond } from '../../spelling/determiner-agrees.ts';
import { isAnotherWord } from '../../spelling/meant-word.ts';
import {
  againstJoin,
  isMeasure,
  isNumberedOrBehind,
  isOfSetPhrase,
  isVessel,
  isOrderWithParticle,
  isSlipOfModifier,
  isWhichKind,
  lacksEnding,
} from '../../spelling/against-join.ts';
import {
  areBareNouns,
  COMMON_ONES,
  determinerOf,
  isCountedSecond,
  isIf,
  isNoVerb,
  isOfNoun,
  NEUTER_ONES,
} from '../../spelling/one-noun.ts';
import { isOnlyVerb } from '../../spelling/only-verb.ts';
import { isSeenDoing } from '../../spelling/seen-doing.ts';
import {
  ADJECTIVE,
  COMMON,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  IMPERATIVE,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NEUTER,
  NOUN,
  NUMERAL,
  OTHER,
  PAST,
  PAST_PARTICIPLE,
  PLURAL,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { askedForm } from '../../verbs/asked-form.ts';
import type { Compound } from '../../lexicon/compounds.ts';
import type { Models } from '../../models/models.ts';
import { mayThink, NEAR_ONES } from '../../words/beings.ts';
import { WordList } from '../../words/word-list.ts';
import { isEnglishPhrase } from '../../words/english-phrases.ts';
import { EN_ET } from '../../words/articles.ts';
import { AND_OR, AND_OR_BUT_SO } from '../../words/links.ts';
import { SURE_PERSONS_AND_I } from '../../words/persons.ts';
import { TIMES_AFTER_NOUNS } from '../../words/times.ts';

const DETERMINERS = new WordList(
  'en et min mit mine din dit dine sin sit sine vor vort vore vores jeres deres hans hendes en den det de',
);
/** »for spille bold«: an infinitive that lacks its »at« */
const BEFORE_VERBS = new WordList('for til ved om at uden');

/** »helle hovedet«: the whole head */
const NO_FIRST = new WordList('tusind hundred hundrede fælles hilsen helle');
/** »Citat slut«: over. */
const OVER = new WordList('slut minus plus');

/** Odds from which the two may be one word. */
const LEAST = 0.5;
const SUREST = 0.98;
/** The second word may be a noun, but does not look like one here, or is a compound already. */
const NO_NOUN = -2;
/** »bedstefars vittigheder« */
const PERSONS = /(far|mor|bror|søster|mand|er)s$/;
/** What it tells that only one of two nouns has room. */
const NO_ROOM_FOR_TWO = 2.5;
/** A first part with more letters is a compound itself. */
const LONG_FIRST = 8;
/** A genitive that hardly anybody uses but in compounds. */
const RARE = 60;

/** A compound that no dictionary lists, in two: a noun that can stand first in compounds before another noun. */
export const splitCompound: WordRule = {
  id: 'split-compound',
  subcategory: 'compound-split',
  on: { readings: [NOUN, VERB | INFINITIVE], unlisted: true },
  wrong: [
    ['Husk jeres idræts tøj i morgen.', 'Husk jeres idrætstøj i morgen.'],
    ['Han åbnede køleskabs døren.', 'Han åbnede køleskabsdøren.'],
    ['Det er en puddel blanding.', 'Det er en puddelblanding.'],
    ['Hunden tygger på et tygge ben.', 'Hunden tygger på et tyggeben.'],
    ['Han hentede mig fra svømme træning.', 'Han hentede mig fra svømmetræning.'],
    ['En kylling sandwich koster 52 kroner.', 'En kyllingesandwich koster 52 kroner.'],
    ['Vi spiste leverpostejs madder.', 'Vi spiste leverpostejsmadder.'],
    ['Hun har købt tre silke høns.', 'Hun har købt tre silkehøns.'],
    ['Det læser højt med en robot stemme.', 'Det læser højt med en robotstemme.'],
    ['Vi fant en drømme båd ved søen.', 'Vi fandt en drømmebåd ved søen.'],
  ],
  right: [
    'Jeg kunne høre mit hjerte banke.',
    'De solgte tønder sild på torvet.',
    'I finalen skal Ida Lund møde stortalentet.',
    'Det jødiske verdenssamfunds navn er kendt.',
    'Det skete efter nogen tids venten.',
    'De fejrede byens 10 års jubilæum.',
    'Vi hældte et lag olie ovenpå.',
    'Mit hjerte banker hurtigt.',
    'Han så en mand i hættetrøje løbe hen ad stien.',
    'Bagefter tændte vores lærer lysene.',
    'Da bestak en ond hertug kokken.',
    'Min fætter kunne ikke svømme.',
    'De er vor tids helte.',
    'Vi gik ruten søen rundt.',
    'Han spillede et vildt riff.',
    'Kan I vende bøgerne om?',
    'Min strømpe havde et hul, så min storetå stak ud.',
    'Jeg måtte stoppe, fordi min storetå stak ud.',
    'Citat slut!',
    'Så laver bedstefar bål, og vi spiser fisk.',
    'Undskyld, kører bus nummer fem herfra?',
    'Heldigvis er der en ordliste bag i bogen.',
    'Hvilken farve garn skal vi bruge?',
    'Vi hældte en termokande kakao op.',
    'Hold fast i midten, og træk blade op bagfra.',
    'Jeg spiser som regel havregrød.',
  ],
  match(a, at, models) {
    const next = nextOfUnlisted(a, at);
    if (next < 0) return null;
    const join = joinOfUnlisted(a, at, next, models);
    const read = join && readJoinOdds(a, at, join, models, areBareNouns(a, at, next) ? NO_ROOM_FOR_TWO : 0);
    if (join === null || read === null || isAnotherWord(a, next, models) || isMisspelled(a, next, models)) return null;
    const odds = read - againstJoin(a, at, next, models, false);
    return odds < 0 ? null : replaceSpan(a, at, next, join.whole, Math.min(SUREST, probabilityOf(odds)));
  },
};

/** The place of the second of two words that may be a compound, −1 of none. */
export function nextOfUnlisted(a: Analysis, at: number): number {
  const next = a.after(at);
  if (next < 0 || !mayJoin(a, at, next)) return -1;
  // »gik turen søen rundt«: all the way round it
  if (a.lower(a.after(next)) === 'rundt' && a.canBe(next, NOUN | DEFINITE)) return -1;
  return isOfSetPhrase(a, at) ? -1 : next;
}

/**
 * What speaks for two neighbours being a compound that no dictionary lists, null where they cannot be one.
 * @param next the second one, straight after the first
 */
export function joinOfUnlisted(
  a: Analysis,
  at: number,
  next: number,
  models: Models,
): (Join & { whole: string }) | null {
  const whole = wholeOf(a, at, next);
  const fit = whole === null || lacksEnding(a, at, next) ? null : structure(a, at, next);
  if (whole === null || fit === null) return null;
  if (a.types[at]!.listed < 0 && isSlipOfModifier(a, at, models)) return null;
  const odds = joinOdds(a, at, whole.head, false, models) + fit;
  return { odds, least: LEAST, joined: whole.head, isListed: false, whole: whole.joined };
}

/** A compound that no list has, and the number of its last part; null when the two cannot be one. */
function wholeOf(a: Analysis, at: number, next: number): { joined: string; head: number } | null {
  if (a.joinedWithNext(at) >= 0) return null;
  const { compounds } = a.lexicon;
  const [first, second] = [a.lower(at), a.lower(next)];
  const joined = first + second;
  if (compounds.isFirstPart(first)) return withHead(joined, compounds.split(joined, 2));
  if (isGenitive(a, at)) return withHead(joined, compounds.split(joined));
  const linked = `${first}e${second}`;
  return lacksLink(a, at) ? withHead(linked, compounds.split(linked, 2)) : null;
}

const withHead = (joined: string, whole: Compound | null): { joined: string; head: number } | null =>
  whole && { joined, head: whole.head };

/** »mangel æbbler«: the second word is no compound itself but a slip. */
function isMisspelled({ types, effort, lexicon }: Analysis, at: number, { speller }: Models): boolean {
  const { compound, lower } = types[at]!;
  const [best] = compound ? speller.suggest(lower, effort) : [];
  return compound !== null && best !== undefined && compoundDoubt(lower, compound, best, lexicon) > 0;
}

/** »en kylling sandwich« */
const lacksLink = (a: Analysis, at: number): boolean =>
  hasArticle(a, at) &&
  a.canBe(at, NOUN | SINGULAR | INDEFINITE) &&
  !(a.union(a.after(at)) & ADJECTIVE) &&
  a.lexicon.compounds.isFirstPart(`${a.lower(at)}e`);

/** »leverpostejs madder«: a compound links with an s, whether or not a list has it so. */
function isGenitive(a: Analysis, at: number): boolean {
  const first = a.lower(at);
  const isLong = first.length > LONG_FIRST && first.endsWith('s') && !PERSONS.test(first);
  return isLong && a.canBe(at, NOUN | SINGULAR | INDEFINITE | GENITIVE);
}

const hasArticle = (a: Analysis, at: number): boolean =>
  COMMON_ONES.test(a.lower(a.before(at))) || NEUTER_ONES.test(a.lower(a.before(at)));

/** Two words of small letters with one space between, the second one a noun. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  const first = a.lower(at);
  if (a.commaAfter(at) || !a.isWord(at) || !a.isWord(next) || a.hasCapital(next)) return false;
  if (a.starts[next]! - a.ends[at]! !== 1 || first.length < 2 || a.lower(next).length < 3) return false;
  if (isVerbAndObject(a, at, next) || isOnlyVerb(a, at, next) || NO_FIRST.test(first)) return false;
  // »til mormor fødselsdag« lacks an s, »så laver bedstefar bål« nothing
  if (NEAR_ONES.test(first) || isNumberedOrBehind(a, next)) return false;
  if (isSeenDoing(a, at, next) || OVER.test(a.lower(next)) || isIf(a, next)) return false;
  if (isMeasure(first) || isVessel(a, at) || isWhichKind(a, at) || isEnglishPhrase(first, a.lower(next))) return false;
  if (a.hasCapital(at) && !a.opensSentence(at)) return false;
  return a.canBe(next, NOUN) && !a.is(next, NAME);
}

/** »Tegn omridset op«, »først vippe kæden«, »hr. Nissen sang marchsange«: a verb, and what is done to. */
function isVerbAndObject(a: Analysis, at: number, next: number): boolean {
  const before = a.before(at);
  const isWhole = a.canBe(next, NOUN | DEFINITE) || a.types[next]!.compound !== null;
  const isFirst =
    before < 0 ||
    a.isMark(before) ||
    a.commaAfter(before) ||
    AND_OR_BUT_SO.test(a.lower(before)) ||
    // »Kære skoleleder træk stikket ud«
    a.lower(a.before(before)) === 'kære';
  // »Hav niveauet stiger«: what has a verb of its own is told of, not to be done
  const after = a.after(next);
  const isSubject = a.is(after, VERB) && hasAny(a.reading(after), FINITE) && !a.canBe(after, NOUN);
  // »I finalen skal Kenneth møde stortalentet«
  if (isWhole && a.canBe(at, VERB | INFINITIVE) && askedForm(a, at)?.form === 'infinitive') return true;
  if (a.canBe(at, VERB | IMPERATIVE)) return isFirst && (isWhole || isOrderWithParticle(a, next)) && !isSubject;
  // »at I redder katte«
  if (a.canBe(at, VERB | PRESENT) && SURE_PERSONS_AND_I.test(a.lower(before))) return true;
  // »bage kage og spille kort«
  if (
    a.canBe(at, VERB | INFINITIVE) &&
    AND_OR.test(a.lower(before)) &&
    (a.is(at, VERB) || a.lower(a.before(before)) === 'til')
  )
    return true;
  // »tage katte«; no infinitive follows a preposition: »i cykle kælderen«
  if (a.canBe(at, VERB | INFINITIVE))
    return (
      a.canBe(next, NOUN | DEFINITE) && a.is(at, VERB) && (!a.is(before, PREPOSITION) || a.written(before) === 'I')
    );
  return a.canBe(at, VERB | PAST) && isWhole && (a.is(before, NAME) || a.is(before, PRONOUN));
}

const OWNERS = new WordList('min mit din dit sin sit vores jeres deres hans hendes');
/** »Her presser en kompressor dampen«, »en englænder patent«: the article is the first one's and cannot be the second's. */
function isOfFirst(a: Analysis, at: number, next: number, article: string): boolean {
  // »vores lærer lysene«: no owner stands before a definite form
  const isOnlyDefinite = a.canBe(next, NOUN | DEFINITE) && !a.canBe(next, NOUN | INDEFINITE);
  if (OWNERS.test(article))
    return isOnlyDefinite && mayThink(a.lower(at)) && a.canBe(at, NOUN | SINGULAR | INDEFINITE, GENITIVE);
  if (!EN_ET.test(article)) return false;
  const gender = article === 'en' ? COMMON : NEUTER;
  if (!a.canBe(at, NOUN | SINGULAR | INDEFINITE | gender)) return false;
  const isOther = a.canBe(next, NOUN | SINGULAR | INDEFINITE) && !a.canBe(next, NOUN | SINGULAR | INDEFINITE | gender);
  return isOnlyDefinite || isOther;
}

/** »en schæfer blanding«: what stands before another noun is easily taken for an adjective, but some words are nouns only. */
function isNoun(a: Analysis, at: number): boolean {
  if (a.is(at, NOUN)) return true;
  const before = a.before(at);
  const isPlain =
    hasArticle(a, at) ||
    a.is(before, PREPOSITION) ||
    AND_OR.test(a.lower(before)) ||
    a.is(at, ADJECTIVE) ||
    (before < 0 && !a.canBe(at + 1, NOUN | INDEFINITE));
  return isPlain && a.canBe(at, NOUN) && !hasAny(a.union(at), ADJECTIVE | VERB | OTHER | NAME);
}

const AFTER_PARTICIPLE = new WordList('af ved');
/** Log-odds against a compound whose first part may own the second. */
const MAY_OWN = 3;
const WHICH_ONE = new WordList('første anden tredje sidste næste eneste');
const VAGUE = new WordList('nogen noget hver ethvert enhver hvert al alt denne dette');
const COUNTED_ONE = new WordList('én ét');
/** There is but one, which needs no article: »verdens lande«. */
const THE_ONLY = new WordList('verdens');

/** What the kinds of the two words say for the whole, as log-odds; null when they speak against it. */
function structure(a: Analysis, at: number, next: number): number | null {
  const { lexicon } = a;
  const [first, second] = [a.lower(at), a.lower(next)];
  // »gede hyrde«: the first is no word but a part.
  if (a.types[at]!.listed < 0) return first.length > 3 ? 3 : null;
  // »at holde dem i skak og styrke kongemagten«, »en tjeneste kendetegnet ved at …«
  if (a.is(at, VERB | INFINITIVE) && a.canBe(next, NOUN | DEFINITE) && a.lower(a.before(at)) === 'og') return null;
  if (hasAny(a.union(next), PAST_PARTICIPLE) && AFTER_PARTICIPLE.test(a.lower(a.after(next)))) return null;
  if (second.length < 3 || TIMES_AFTER_NOUNS.test(second)) return null;
  if (a.is(a.before(at), NUMERAL) && !isCountedSecond(a, at, next)) return null;
  const before = a.lower(a.before(at));
  // »bliver én konsonant tit til to«
  if (COUNTED_ONE.test(before)) return null;
  if (isOfFirst(a, at, next, determinerOf(a, at)) || isOwnersOwner(a, at)) return null;
  const governed = DETERMINERS.test(before) || a.is(a.before(at), PREPOSITION);
  // »nogle skifter lyd«
  if (!governed && (a.canBe(at, VERB | PRESENT) || (a.is(at, VERB) && hasAny(a.reading(at), FINITE)))) return null;
  // »bliver én konsonant tit til to«
  if (hasAny(a.reading(next), FINITE) && !isNoVerb(a, at, next)) return null;
  const doubt = a.is(next, NOUN) && a.types[next]!.compound === null ? 0 : NO_NOUN;
  const suits = belongsToSecond(a, at, next);
  // »et vildt riff«
  const gender = NEUTER_ONES.test(before) ? NEUTER : COMMON;
  if (hasArticle(a, at) && a.canBe(at, ADJECTIVE | gender)) return null;
  // »et tygge ben«, »fra svømme træning«: between an article or preposition and a noun no infinitive has a place
  if (!a.canBe(at, NOUN)) {
    const isBetween =
      isOfNoun(a, determinerOf(a, at), next) ||
      (a.is(a.before(at), PREPOSITION) && !BEFORE_VERBS.test(before) && a.written(a.before(at)) !== 'I');
    return hasAny(a.union(at), ADJECTIVE | OTHER | NUMERAL) || !isBetween ? null : 2 + doubt;
  }
  if (a.canBe(at, NOUN | SINGULAR | INDEFINITE, GENITIVE)) {
    if (!isNoun(a, at)) return null;
    // »et hvid forklæde« lacks a t
    if (suits) return a.union(at) & ADJECTIVE ? null : 2 + doubt;
    return doubt + (a.union(at) & (ADJECTIVE | OTHER) ? -1.5 : 0.5);
  }
  // »en drømme båd«: the infinitive is the plural of another noun
  const isEither = a.canBe(at, VERB | INFINITIVE) && !(a.union(at) & (ADJECTIVE | OTHER | NUMERAL));
  if (isEither && isOfNoun(a, determinerOf(a, at), next)) return 2 + doubt;
  // »guldsmede røveri«: the plural links as well.
  const isPlural = isNoun(a, at) && a.canBe(at, NOUN | PLURAL | INDEFINITE, GENITIVE);
  if (isPlural && !(a.union(at) & VERB)) return -1.5 + doubt;
  // »en vandmands kønsorganer«, »et øjebliks tøven«: the article is the first one's, the second has none
  if (
    EN_ET.test(before) &&
    !suits &&
    !a.canBe(next, NOUN | SINGULAR | INDEFINITE | (before === 'en' ? COMMON : NEUTER))
  )
    return null;
  // »Danmarks befolknings holdning«, »nogen tids venten«, »den finske stats andel«: the first is what owns the second
  const owner = a.before(at);
  if (hasAny(a.reading(owner), GENITIVE) || VAGUE.test(before) || THE_ONLY.test(first)) return null;
  if (a.is(owner, ADJECTIVE) && !a.is(owner, NUMERAL) && !WHICH_ONE.test(before)) return null;
  // »en befolknings holdning«: it may be so
  const isFirsts =
    EN_ET.test(before) && a.canBe(at, NOUN | SINGULAR | INDEFINITE | GENITIVE | (before === 'en' ? COMMON : NEUTER));
  // »idræts tøj«: with the s of compounds, not somebody's.
  const isRare = lexicon.frequencies[a.types[at]!.listed]! < RARE;
  return a.canBe(at, NOUN | SINGULAR | INDEFINITE | GENITIVE) && (isRare || !DETERMINERS.test(before))
    ? doubt - (isFirsts ? MAY_OWN : 0)
    : null;
}
