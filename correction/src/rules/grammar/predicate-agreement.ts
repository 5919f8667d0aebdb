import type { Analysis } from '../../analysis/analysis.ts';
import { ADJECTIVE_FORMS, formProbabilities } from '../../choices/word-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { type Subject, subjectOf } from '../../phrases/subject.ts';

const FORMS: readonly [asks: number, form: number][] = [
  [r.COMMON, r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE],
  [r.NEUTER, r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE],
  [r.PLURAL, r.ADJECTIVE | r.PLURAL | r.DEFINITE],
];
const DEGREE =
  /^(meget|så|for|ret|ikke|også|altid|virkelig|rigtig|rigtigt|helt|ganske|lidt|bare|jo|nu|stadig|aldrig|altså|simpelthen|egentlig|nok|da|selv|faktisk|mega|super|alt|vildt|totalt)$/;
/** These need not agree: »vi er klar«, »de var fuld af løgn«, »hun er langt væk«. */
const LOOSE =
  /^(sådan|sent|sikkert|klar|parat|enig|vant|bevidst|værd|nok|lidt|langt|tæt|nær|højt|godt|dybt|fast|fri|slut|vist|samme|første|sidste|eneste|egen|egne|eget|selv|meget|mest|få|flere|små|lille|ret|mange|anden|andre|andet|hele|hel|halv|halvt)$/;
const MODEL_AGAINST = 0.95;

export const predicateAgreement: WordRule = {
  id: 'predicate-agreement',
  subcategory: 'adjective-agreement',
  on: { words: 'er var bliver blev være blive blevet været' },
  wrong: [
    ['Huset er stor.', 'Huset er stort.'],
    ['Børnene var meget glad.', 'Børnene var meget glade.'],
    ['Det var så dejlig.', 'Det var så dejligt.'],
    ['De var meget heldig.', 'De var meget heldige.'],
    ['Jeg blev så glade for gaven.', 'Jeg blev så glad for gaven.'],
    ['Hun sagde, at trappen var stejlt.', 'Hun sagde, at trappen var stejl.'],
    ['I dag er vejret smuk.', 'I dag er vejret smukt.'],
  ],
  right: [
    'Huset er stort.',
    'Børnene var glade.',
    'Vejret er varmt og dejligt.',
    'Vi var langt væk fra byen.',
    'Det er gode venner, man skal bruge.',
    'Bogen om dyrene er god.',
    'Hun er den bedste i klassen.',
  ],
  match(a, at): Finding | null {
    const subject = subjectOf(a, finiteVerb(a, at));
    if (subject === null || subject.asks === 0) return null;
    const adjective = predicateAfter(a, at, subject);
    if (adjective < 0) return null;
    const asked = FORMS.filter(([asks]) => (asks & subject.asks) !== 0);
    const wanted = asked[0]![1];
    if (
      asked.some(([, form]) => a.canBe(adjective, form)) ||
      LOOSE.test(a.lower(adjective)) ||
      a.types[adjective]!.listed < 0
    )
      return null;
    const own = FORMS.find(([, form]) => a.canBe(adjective, form))?.[1];
    // »jeg er den fornuftige«
    if (own === FORMS[2]![1] && /^(den|det|de)$/.test(a.lower(a.before(adjective)))) return null;
    if (subject.asks === r.PLURAL && a.canBe(adjective, r.VERB | r.PAST_PARTICIPLE)) return null;
    if (own === undefined || a.is(adjective, r.VERB) || r.hasAny(a.union(adjective), r.COMPARATIVE | r.SUPERLATIVE))
      return null;
    if (a.is(adjective, r.NOUN) || (own === FORMS[0]![1] && /[eao]$/.test(a.lower(adjective)))) return null;
    const form = a.tools.lexicon.otherForms(a.types[adjective]!.word, own, wanted, r.COMPARATIVE | r.SUPERLATIVE)[0];
    if (form === undefined) return null;
    const written = FORMS.findIndex(([, bits]) => bits === own);
    if (formProbabilities(a, adjective, ADJECTIVE_FORMS)[written]! > MODEL_AGAINST) return null;
    return replaceWord(a, adjective, form, 0.9);
  },
};

/** »skal være«, »er blevet«: the verb that the subject stands by. */
function finiteVerb(a: Analysis, at: number): number {
  if (/^(er|var|bliver|blev)$/.test(a.lower(at))) return at;
  let verb = a.before(at);
  while (verb >= 0 && !a.is(verb, r.VERB) && DEGREE.test(a.lower(verb))) verb = a.before(verb);
  return verb >= 0 && r.hasAny(a.reading(verb), r.FINITE) ? verb : -1;
}

/** A word of degree, unless it closes the clause itself: »det er rigtig«, »utroligt stærk«. */
function isDegree(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return false;
  if (DEGREE.test(a.lower(at))) return !(a.canBe(at, r.ADJECTIVE) && /^(at|men|og)$/.test(a.lower(next)));
  if (a.canBe(at, r.VERB | r.PAST_PARTICIPLE)) return false;
  return a.canBe(at, r.ADJECTIVE | r.NEUTER) && a.canBe(next, r.ADJECTIVE) && !a.is(next, r.NOUN);
}

/** The adjective that closes the predicate, −1 when something else follows. */
function predicateAfter(a: Analysis, at: number, subject: Subject): number {
  let adjective = a.after(Math.max(at, subject.last));
  while (adjective >= 0 && isDegree(a, adjective)) adjective = a.after(adjective);
  if (adjective < 0 || !a.canBe(adjective, r.ADJECTIVE)) return -1;
  const next = a.after(adjective);
  if (next < 0 || a.isMark(next) || a.commaAfter(adjective)) return adjective;
  if (/^(og|men|eller|at|om|som|når|da|fordi|hvis|end|så|selvom|for)$/.test(a.lower(next))) {
    // »gode og søde venner«
    const second = a.after(next);
    return a.lower(next) === 'og' && a.is(second, r.ADJECTIVE) && a.is(a.after(second), r.NOUN) ? -1 : adjective;
  }
  return a.is(next, r.PREPOSITION) || r.hasAny(a.reading(next), r.FINITE) ? adjective : -1;
}
