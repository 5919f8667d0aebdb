import type { Analysis } from '../../analysis/analysis.ts';
import { SUBJECT } from '../../analysis/word-role.ts';
import { neuterOnly, askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows } from '../../patterns/beside.ts';
import { closesClause, opensClause } from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { RELATIVES } from '../../words/links.ts';
import { OBJECT_PERSONS, SUBJECTS } from '../../words/persons.ts';
import { HAVE, IS_OR_BECOMES, IS_WAS, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const DEGREE = new WordList(
  'meget rigtig så ret virkelig super mega alt for lidt ikke også altid bare jo nok stadig godt helt aldrig tit',
);
function pastDegree(a: Analysis, from: number): number {
  let k = from;
  while (DEGREE.test(a.lower(k)) && !a.commaAfter(k) && !neuterAlone(a, k)) k = a.after(k);
  return k;
}
const neuterAlone = (a: Analysis, at: number): boolean => a.lower(at) === 'godt' && a.lower(a.after(at)) === 'at';

const IMPERSONAL = new WordList(
  'koldt varmt mørkt lyst vigtigt svært nemt let sjovt kedeligt dejligt hyggeligt rart synd dumt farligt umuligt muligt nødvendigt interessant lækkert ' +
    'mærkeligt underligt utroligt ærgerligt glat vådt tørt sent tidligt dyrt billigt sundt usundt forbudt uhyggeligt spændende fantastisk uretfærdigt ' +
    'fedt klamt ulækkert akavet pinligt skønt stille koldere varmere bedst godt normalt almindeligt sandt rigtigt forkert okay fint',
);
const AFTER_STATE = new WordList('at når hvis fordi i om udenfor ude inde her der for med nu men og da til hele uden');
/** »De er koldt udenfor«, »de var rigtig sjovt«: what no people are. */
const isState: Test = (a, at) => {
  if (!opensClause(a, at) || a.commaAfter(at) || !follows(a, at, IS_OR_BECOMES)) return false;
  const said = pastDegree(a, a.after(at, 2));
  if (!IMPERSONAL.test(a.lower(said)) || a.lower(said) === 'spændende' || a.lower(said) === 'fantastisk') return false;
  if (!neuterOnly(a, said) && !NEUTERS.test(a.lower(said))) return false;
  return closesClause(a, said) || AFTER_STATE.test(a.lower(a.after(said)));
};
const NEUTERS = new WordList('koldt varmt svært sjovt nemt dejligt vigtigt mørkt dyrt farligt kedeligt hyggeligt synd');

/** »de var mig, der vandt« */
const isOnePerson: Test = (a, at) =>
  opensClause(a, at) &&
  follows(a, at, IS_WAS) &&
  OBJECT_PERSONS.test(a.lower(a.after(at, 2))) &&
  RELATIVES.test(a.lower(a.after(at, 3)));

const PREPOSITIONS = new WordList('i på til med fra om for af hos ved ud ind op ned hjem igen væk nu');
/** A stop, or a comma and nothing told of them: not »på de "robuste" jorder«, »for de, der vil«. */
const endsClause = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return a.commaAfter(at)
    ? !RELATIVES.test(a.lower(next)) && !a.is(next, r.ADJECTIVE)
    : next < 0 || /^[.!?]/.test(a.written(next));
};
const GOVERNS = new WordList('på med til af fra hos for om efter mod uden');
const SAYS = new WordList(
  'tror troede synes syntes ved vidste håber håbede siger sagde mener mente tænker tænkte føler følte ser hører kan skal vil må har er var bliver blev',
);
/** »har læst de«, »hjælpe de med lektierne«, »jeg så de i går«: they are those to whom it is done. */
const isObject: Test = (a, at) => {
  const verb = a.before(at);
  // »passer på de.«
  if (GOVERNS.test(a.lower(verb)) && a.is(verb, r.PREPOSITION) && !a.commaAfter(verb)) return endsClause(a, at);
  if (verb < 0 || a.commaAfter(verb) || !a.is(verb, r.VERB) || MORE_MODALS.test(a.lower(verb))) return false;
  const isEnd = endsClause(a, at);
  if (!isEnd && !PREPOSITIONS.test(a.lower(a.after(at)))) return false;
  if (!isEnd && hasFiniteAfter(a, at)) return false;
  // »i stk. 1 nævnte«, »de(t)«
  if (a.text.charAt(a.ends[at]!) === '(' || a.canBe(a.after(at, 2), r.NUMERAL)) return false;
  const before = a.lower(a.before(verb));
  if (a.is(verb, r.INFINITIVE) || a.is(verb, r.PAST_PARTICIPLE))
    return (
      (MORE_MODALS.test(before) || HAVE.test(before) || before === 'at' || NOT.test(before) || SUBJECTS.test(before)) &&
      !HAVE.test(a.lower(verb)) &&
      hasSubjectBefore(a, verb)
    );
  // »hvad laver de«, »jeg tror de i morgen kommer«
  const who = a.before(verb);
  return (
    isFinite(a, verb) &&
    SURE_SUBJECTS.test(a.lower(who)) &&
    !SAYS.test(a.lower(verb)) &&
    !QUESTIONS.test(a.lower(a.before(who))) &&
    !isEnd
  );
};
const SURE_SUBJECTS = new WordList('jeg du han hun vi man');
/** »Vi hentede | de.«, »senere inviterede vi | de på te«: the clause has its subject already. */
const isBesideSubject: Test = (a, at) => {
  let last = a.before(at);
  if (NOT.test(a.lower(last)) && !a.commaAfter(last)) last = a.before(last);
  const isTurned = SURE_SUBJECTS.test(a.lower(last));
  const [verb, who] = isTurned ? [a.before(last), last] : [last, a.before(last)];
  if (a.commaAfter(last) || a.commaAfter(a.before(at)) || a.commaAfter(verb) || !SURE_SUBJECTS.test(a.lower(who)))
    return false;
  if (!a.is(verb, r.VERB) || !isFinite(a, verb) || SAYS.test(a.lower(verb)) || MORE_MODALS.test(a.lower(verb)))
    return false;
  if (!isTurned && !opensClause(a, who)) return false;
  const isEnd = endsClause(a, at);
  return (
    isEnd || (PREPOSITIONS.test(a.lower(a.after(at))) && !hasFiniteAfter(a, at) && !a.canBe(a.after(at, 2), r.NUMERAL))
  );
};
const QUESTIONS = new WordList('hvad hvem hvor');
function hasFiniteAfter(a: Analysis, at: number): boolean {
  for (
    let k = a.after(at), steps = 0;
    k >= 0 && a.isWord(k) && steps < 8 && !a.commaAfter(a.before(k));
    k = a.after(k), steps++
  )
    if (isFinite(a, k)) return true;
  return false;
}
/** Somebody else does it. */
function hasSubjectBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 9 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (SUBJECTS.test(a.lower(k)) || a.is(k, r.NAME) || (a.is(k, r.NOUN) && a.canBe(k, r.NOUN | r.DEFINITE)))
      return true;
    if (a.lower(k) === 'at') return true;
  }
  return false;
}

/** »Dem bor i Aarhus«, »dem er søde«: nobody else can be the subject. */
const isSubject: Test = (a, at) => {
  const verb = a.after(at);
  if (!opensClause(a, at) || a.commaAfter(at) || !isFinite(a, verb) || a.commaAfter(verb)) return false;
  if (THAN_OR_AS.test(a.lower(a.before(at))) || a.is(a.before(at), r.PREPOSITION)) return false;
  let next = a.after(verb);
  while (DEGREE.test(a.lower(next)) || NOT.test(a.lower(next))) next = a.after(next);
  if (next < 0 || !a.isWord(next) || ((a.types[next]!.role & SUBJECT) !== 0 && a.lower(next) !== 'i')) return false;
  for (let k = next, steps = 0; k >= 0 && a.isWord(k) && steps < 6; k = a.after(k), steps++)
    if (SUBJECTS.test(a.lower(k)) || (a.is(k, r.NAME) && !a.is(a.before(k), r.PREPOSITION))) return false;
  if (MORE_MODALS.test(a.lower(verb))) return a.is(next, r.INFINITIVE);
  if (HAVE.test(a.lower(verb))) return a.is(next, r.PAST_PARTICIPLE) || ARTICLES.test(a.lower(next));
  if (IS_OR_BECOMES.test(a.lower(verb)))
    return a.is(next, r.ADJECTIVE) || a.is(next, r.PREPOSITION) || isWhoTheyAre(a, next);
  return (
    a.is(next, r.PREPOSITION) ||
    ARTICLES.test(a.lower(next)) ||
    (a.is(next, r.ADJECTIVE) && !a.canBe(next, r.ADJECTIVE | r.DEFINITE))
  );
};
/** »dem er | mine venner« */
const isWhoTheyAre = (a: Analysis, owner: number): boolean =>
  SEVERAL_OWNED.test(a.lower(owner)) &&
  a.is(a.after(owner), r.NOUN) &&
  (a.after(owner, 2) < 0 || a.isMark(a.after(owner, 2)) || a.commaAfter(a.after(owner)));
const SEVERAL_OWNED = new WordList('mine dine vores jeres hans hendes');
const ARTICLES = new WordList('en et sin sit');
const THAN_OR_AS = new WordList('end som og eller men er var');
const NOT = new WordList('ikke også altid aldrig');

const EXISTS = new WordList('findes fandtes eksisterer eksisterede');
const SOME = new WordList('mange flere ingen nogle få mange en et to tre fire fem ikke kun også stadig så masser');
/** »Det findes mange slags«; »det findes i mange farver« is right. */
const exists: Test = (a, at) => {
  if (!opensClause(a, at) || !follows(a, at, EXISTS)) return false;
  let k = a.after(at, 2);
  const first = k;
  while (NOT_ONLY.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  if (SOME.test(a.lower(k))) return true;
  return k !== first && a.is(k, r.NOUN) && a.canBe(k, r.NOUN | r.INDEFINITE);
};
const NOT_ONLY = new WordList('ikke kun også stadig heller jo faktisk');

const WORDS: Record<string, readonly Misplaced[]> = {
  de: [
    ['de-det', 'det', 0.96, isState],
    ['de-det', 'det', 0.96, isOnePerson],
    ['pronoun-case', 'dem', 0.96, isObject],
    ['pronoun-case', 'dem', 0.96, isBesideSubject],
  ],
  dem: [['pronoun-case', 'de', 0.96, isSubject]],
  det: [['der-som-det', 'der', 0.96, exists]],
};

/** »de« for »det« that nobody is, for »dem« to whom something is done, and the other way round. */
export const formalOrSeveral: WordRule = {
  id: 'formal-or-several',
  subcategory: 'de-det',
  ...askedOf(WORDS),
  wrong: [
    ['Vi hentede de.', 'Vi hentede dem.'],
    ['Bagefter inviterede vi de på te.', 'Bagefter inviterede vi dem på te.'],
    ['De er meget koldt udenfor.', 'Det er meget koldt udenfor.'],
    ['Jeg synes, de var mig, der vandt.', 'Jeg synes, det var mig, der vandt.'],
    ['Jeg har to bøger, og jeg har læst de.', 'Jeg har to bøger, og jeg har læst dem.'],
    ['Vi skal hjælpe de med lektierne.', 'Vi skal hjælpe dem med lektierne.'],
    ['Han har geder og passer på de.', 'Han har geder og passer på dem.'],
    ['Alle dyrene var bange for de.', 'Alle dyrene var bange for dem.'],
    ['Jeg så de i går.', 'Jeg så dem i går.'],
    ['Dem bor i Aarhus.', 'De bor i Aarhus.'],
    ['Det findes mange slags hunde.', 'Der findes mange slags hunde.'],
  ],
  right: [
    'Det gør de.',
    'I går kom de.',
    'De er godt klar over det.',
    'Dem har jeg set.',
    'Hvad skal de?',
    'Jeg tror, de i morgen kommer hjem.',
    'Det findes i mange farver.',
    'De er langt foran os.',
    'Hvad har de læst?',
    'Nu kan de med sikkerhed sige det.',
    'Dem er der mange af.',
    'Vi sælger kun til de »gode« kunder.',
    'Han er højere, end de er.',
    'Vi gik, før de kom.',
    'Så lavede de mad.',
  ],
};
