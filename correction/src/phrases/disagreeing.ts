import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE_FORMS, formProbabilities } from '../models/word-forms.ts';
import type { Models } from '../models/models.ts';
import type { Finding } from '../kernel/rule.ts';
import { replaceWord } from '../kernel/finding.ts';
import * as r from '../lexicon/readings.ts';
import { isDegreeWord, PAINTS, predicateOf, UNIT } from './predicate.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { RELATIVES } from '../words/links.ts';
import { SELVES, SUBJECTS } from '../words/persons.ts';
import { ABOUT_TO } from '../words/prepositions.ts';
import { IS_OR_BECOMES, IS_WAS } from '../words/verbs.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
const FORMS: readonly [asks: number, form: number][] = [
  [r.COMMON, BASE],
  [r.NEUTER, NEUTER_FORM],
  [r.PLURAL, E_FORM],
];
/** These need not agree: »vi er klar«, »de var fuld af løgn«, »hun er langt væk«. */
const LOOSE = new WordList(
  'sådan foreløbig samtidig ligesådan selvfølgelig rent rundt før alle åben sent snart præcis gift sikkert klar parat vant bevidst værd ' +
    'nok lidt langt tæt nær højt godt dybt fast fri slut vist samme første sidste eneste egen egne eget selv meget ' +
    'mest få flere små lille ret først blot sjældent langsomt ondt dobbelt mange anden andre andet hele hel halv ' +
    'halvt al værst bedst træls',
);
const MODEL_AGAINST = 0.975;
const MODEL_DOUBTS = 0.9;
const MODEL_AGREES = 0.6;
const SELDOM = 0.12;

/** »hun var hurtigt inde i det«: the word tells how she got there. */
const PLACES = new WordList('inde ude oppe nede henne hjemme fremme tilbage igang færdig klar');

const AND_OUT = new WordList('og ud');
const CLEAR_OR_OPEN = new WordList('klar åben');
/** »jeg er den fornuftige«, »gjort det helt rigtige«; but »er det helt rigtige« asks of a thing. */
function isNamedByIt(a: Analysis, at: number): boolean {
  let k = a.before(at);
  if (DEN_DET_DE.test(a.lower(k))) return true;
  while (isDegreeWord(a.lower(k)) && !a.is(k, r.VERB) && !a.commaAfter(k)) k = a.before(k);
  return DEN_DET_DE.test(a.lower(k)) && !IS_OR_BECOMES.test(a.lower(a.before(k)));
}

/** The adjective of a predicate with another ending than its subject asks for; null where it agrees or may be something else. */
export function disagreeing(a: Analysis, at: number, models: Models): Finding | null {
  const type = a.types[at]!;
  if (
    type.listed < 0 ||
    a.hasCapital(at) ||
    ((LOOSE.test(type.lower) || isDegree(a, at)) && !isTight(a, at)) ||
    (a.is(at, r.VERB) && r.hasAny(a.union(at), r.VERB) && !a.canBe(at, E_FORM)) ||
    !closesPredicate(a, at)
  )
    return null;
  // »det vil være ligesom at svømme«
  if (type.lower === 'ligesom' || r.hasAny(type.union, r.COMPARATIVE | r.SUPERLATIVE)) return null;
  const own = FORMS.find(([, form]) => a.canBe(at, form))?.[1];
  // »åbenlyst ved at græde«: the word only tells how
  if (own === NEUTER_FORM && ABOUT_TO.has(`${a.lower(at + 1)} ${a.lower(at + 2)}`)) return null;
  if (own === NEUTER_FORM && PLACES.test(a.lower(a.after(at)))) return null;
  // »fagene er dansk og historie«
  if (type.lower.endsWith('sk') && a.lower(a.after(at)) === 'og' && a.is(a.after(at, 2), r.NOUN)) return null;
  if (own === undefined || (own === BASE && /[eao]$/.test(type.lower))) return null;
  // »jeg er den fornuftige«
  if (own === E_FORM && a.is(at, r.NOUN)) return null;
  if (own === E_FORM && isNamedByIt(a, at)) return null;
  // »det er frivillige, der driver det«
  if (own === E_FORM && a.commaAfter(at) && RELATIVES.test(a.lower(a.after(at)))) return null;
  // »men indvendigt er de fulde af sorg«: another clause begins with it
  if (own === NEUTER_FORM && IS_WAS.test(a.lower(a.after(at))) && SUBJECTS.test(a.lower(a.after(at, 2)))) return null;
  // »er reelt for lave«
  if (own !== E_FORM && type.lower.endsWith('t') && a.lower(a.after(at)) === 'for' && a.canBe(a.after(at, 2), E_FORM))
    return null;
  // »fuldt og fast overbevist«, »fuldt ud klar«
  if (type.lower === 'fuldt' && AND_OUT.test(a.lower(a.after(at)))) return null;
  const predicate = predicateOf(a, at);
  if (predicate === null || predicate.subject.asks === 0) return null;
  // »grøntsager er sundt«
  if (predicate.subject.isKind && own === NEUTER_FORM) return null;
  // »svært for unge«
  if (own === E_FORM && a.lower(a.before(at)) === 'for' && a.canBe(a.before(at, 2), r.ADJECTIVE)) return null;
  // »gjorde det for sjov«
  if (type.lower === 'sjov' && a.lower(a.before(at)) === 'for') return null;
  const { asks } = predicate.subject;
  // »der er meget sand«; but »noget, der er svær«
  const isThere =
    // »i nat var der lys bag ruden«
    a.lower(predicate.subject.last) === 'der' ||
    (a.lower(a.before(predicate.verb)) === 'der' && !a.commaAfter(a.before(predicate.verb, 2)));
  if (isThere && r.hasAny(type.union, r.NOUN)) return null;
  if (CLEAR_OR_OPEN.test(type.lower) && asks !== r.NEUTER) return null;
  // »partiet er enige«: those who agree are several in any case
  if (type.lower.startsWith('enig') && (asks !== r.PLURAL || own !== BASE)) return null;
  const asked = FORMS.filter(([bit]) => (bit & asks) !== 0);
  if (asked.some(([, form]) => a.canBe(at, form))) return null;
  if (own !== E_FORM && a.canBe(at, r.VERB | r.PAST_PARTICIPLE) && (asks & r.NEUTER) === 0 && !isOfOne(a, at, models))
    return null;
  if (/(sk|glad)$/.test(type.lower) && asks & r.NEUTER) return null;
  if (asks === r.PLURAL && (/rejst$/.test(type.lower) || /(er|is|ter)et$/.test(type.lower))) return null;
  const form = formFor(a, at, own, asked[0]![1]);
  // »nystrøget«, »nystrøgen«
  if (form === undefined || (/et$/.test(type.lower) && /en$/.test(form))) return null;
  const p = formProbabilities(a, at, ADJECTIVE_FORMS, models);
  const wanted = p[FORMS.findIndex(([bit]) => (bit & asks) !== 0)]!;
  // »det er dyr«: or animals
  if (
    r.hasAny(type.union, r.NOUN) &&
    !isNoSuchNoun(a, at, asks) &&
    !predicate.hasDegree &&
    !PAINTS.test(a.lower(predicate.verb)) &&
    p[FORMS.length]! > (own === E_FORM ? 2 * SELDOM : SELDOM) &&
    p[FORMS.length]! * 2 > wanted
  )
    return null;
  const model = p[FORMS.findIndex(([, bits]) => bits === own)]!;
  // »er fjorten år gamle«: the model takes it for what stands before a noun
  if (model > MODEL_AGAINST && !UNIT.test(a.lower(a.before(at)))) return null;
  const found = replaceWord(a, at, form, model > MODEL_DOUBTS ? 0.78 : 0.92);
  // »et hul i hækken, der var så stort«: of what it is told is not certain
  const isTold = RELATIVES.test(a.lower(a.before(predicate.verb)));
  return wanted > MODEL_AGREES && !isTold && own !== E_FORM ? { ...found, agreed: true } : found;
}

/** »den er blødt«: an adjective whose model has no doubt of the base form, though a verb has the same participle. */
const isOfOne = (a: Analysis, at: number, models: Models): boolean =>
  a.is(at, r.ADJECTIVE) && formProbabilities(a, at, ADJECTIVE_FORMS, models)[0]! > MODEL_AGAINST;

const ADVERBS_TOO = new WordList('langt højt dybt godt klar');
const DEGREES = new WordList('så for meget ret særlig');
/** »køen er så langt, at …«, »vandet var så klar«, »jeg er ikke sikkert på, at …«: agrees after all. */
function isTight(a: Analysis, at: number): boolean {
  const lower = a.lower(at);
  const next = a.after(at);
  const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || a.lower(next) === 'at';
  if (lower === 'sikkert' && closes && isFelt(a, at)) return true;
  if (lower === 'sikkert') return a.lower(next) === 'på' && (a.commaAfter(next) || a.lower(a.after(next)) === 'at');
  if (lower === 'åben') return closes || a.is(next, r.CONJUNCTION);
  const isMeasured = UNIT.test(a.lower(a.before(at))) && a.is(a.before(at, 2), r.NUMERAL);
  if (isMeasured) return closes && lower === 'højt';
  if (!closes || !ADVERBS_TOO.test(lower)) return false;
  return DEGREES.test(a.lower(a.before(at))) || (lower !== 'klar' && isOfThing(a, a.before(at)));
}

/** »maden var | godt«, »den er | langt«: of a thing with its ending, which is nowhere and does nothing. */
const isOfThing = (a: Analysis, verb: number): boolean =>
  IS_WAS.test(a.lower(verb)) &&
  (a.lower(a.before(verb)) === 'den' || a.is(a.before(verb), r.NOUN | r.DEFINITE | r.SINGULAR));

const FEEL = new WordList('føle føler følte følt');
const FELT_TOO = new WordList(
  'og eller mere meget så helt mindre ret ikke rigtig altid lidt også tryg glad rolig rask fri varm god',
);
/** »føler mig tryg og sikkert«, »når du føler dig sikkert« */
function isFelt(a: Analysis, at: number): boolean {
  let self = a.before(at);
  for (let steps = 0; steps < 3 && FELT_TOO.test(a.lower(self)) && !a.commaAfter(self); steps++) self = a.before(self);
  if (!SELVES.test(a.lower(self)) || a.commaAfter(self)) return false;
  return FEEL.test(a.lower(a.before(self))) || FEEL.test(a.lower(a.before(self, 2)));
}

/** »mine forældre er streng«: several are not one thing. */
const isNoSuchNoun = (a: Analysis, at: number, asks: number): boolean =>
  asks === r.PLURAL && !a.canBe(at, r.NOUN | r.PLURAL) && a.canBe(at, BASE);

/** »forkert« is its own neuter. */
function formFor(a: Analysis, at: number, own: number, wanted: number): string | undefined {
  const forms = (bits: number): string[] =>
    a.lexicon.otherForms(a.types[at]!.word, own, bits, r.COMPARATIVE | r.SUPERLATIVE);
  return forms(wanted)[0] ?? (own === E_FORM ? forms(BASE).find((form) => form.endsWith('t')) : undefined);
}

const THAT_OR_BUT = new WordList('at men');
const REALLY = new WordList('rigtig rigtigt utrolig utroligt');
/** »meget«, »rigtig« and the like belong to what follows; »det er rigtigt« and »det er rigtigt, at …« do not. */
function isDegree(a: Analysis, at: number): boolean {
  if (!isDegreeWord(a.lower(at))) return false;
  const next = a.after(at);
  const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || THAT_OR_BUT.test(a.lower(next));
  return !(closes && REALLY.test(a.lower(at)));
}

/** Nothing follows that the adjective could belong to. */
function closesPredicate(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return true;
  if (FOLLOWS.test(a.lower(next))) {
    // »gode og søde venner«
    const second = a.after(next);
    return !(a.lower(next) === 'og' && a.is(second, r.ADJECTIVE) && a.is(a.after(second), r.NOUN));
  }
  // »mørkt udenfor«, »dejligt igen«: an adverb that is no adjective
  const isAdverb =
    a.is(next, r.ADVERB) && !isDegreeWord(a.lower(next)) && !r.hasAny(a.union(next), r.ADJECTIVE | r.NOUN | r.VERB);
  return isAdverb || a.is(next, r.PREPOSITION) || r.hasAny(a.reading(next), r.FINITE);
}

const FOLLOWS = new WordList(
  'og men eller at om som når da fordi hvis end så selvom for over på af til hele hver i de den det mens inden før ud',
);
