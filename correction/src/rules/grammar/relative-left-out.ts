import type { Analysis } from '../../analysis/analysis.ts';
import { SUBJECT } from '../../analysis/word-role.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { OBJECT_PERSONS, OWNERS, SURE_PERSONS } from '../../words/persons.ts';
import { IS_WAS, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.94;

/** »Jeg har en bror hedder Ali«: the second verb has no subject, for »der« was left out. */
export const relativeLeftOut: WordRule = {
  id: 'relative-left-out',
  subcategory: 'missing-word',
  explanation:
    'Her mangler »der«: »{replacement}«. Når en sætning fortæller mere om en person eller en ting, begynder den med »der« eller »som«: »en bror, der hedder Ali«.',
  on: { readings: [r.VERB | r.PRESENT, r.VERB | r.PAST] },
  wrong: [
    ['Jeg har en bror hedder Ali.', 'Jeg har en bror, der hedder Ali.'],
    ['Hun har en kat kan åbne døre.', 'Hun har en kat, der kan åbne døre.'],
    ['Der er en dreng i min klasse spiller trommer.', 'Der er en dreng i min klasse, der spiller trommer.'],
    ['Jeg kender en mand arbejder på et skib.', 'Jeg kender en mand, der arbejder på et skib.'],
    ['Jeg så en film, handlede om krig.', 'Jeg så en film, der handlede om krig.'],
    ['Det er mig, har gjort det.', 'Det er mig, der har gjort det.'],
    ['Der er mange, tror på det.', 'Der er mange, der tror på det.'],
    ['Det er min mor, har lavet maden.', 'Det er min mor, der har lavet maden.'],
    ['Det var Peter, kom først.', 'Det var Peter, der kom først.'],
  ],
  right: [
    'Jeg har en bror, der hedder Ali.',
    'Hvis man har en hund, skal man gå ture.',
    'Jeg har en kat, og den hedder Mis.',
    'Der var et bevis på, at maleriet var stjålet.',
    'Da jeg så en film, ringede telefonen.',
    'Jeg ved, en bror er vigtig.',
    'Det er en bog, jeg har læst.',
    'Det er mig, siger hun.',
    'Har du en bror, er du heldig.',
    'Jeg har en ven, siger han.',
    'Jeg så en mand løbe væk.',
    'Vi har en regel: Ingen må løbe.',
    'Hun købte en is og spiste den.',
  ],
  match(a, at): Finding | null {
    const last = a.before(at);
    if (last < 0 || !isFinite(a, at) || a.is(a.after(at), r.VERB | r.INFINITIVE) !== MORE_MODALS.test(a.lower(at)))
      return null;
    if (
      (SAYS.test(a.lower(at)) && !isOfSome(a, last)) ||
      (!isOnlyVerb(a, at) && !isOfSome(a, last)) ||
      hasSubjectAfter(a, at)
    )
      return null;
    if (!isOfThisOne(a, last) && !isOfSome(a, last) && !isOfSomething(a, last)) return null;
    return {
      start: a.starts[at]!,
      end: a.ends[at]!,
      replacements: [`der ${a.written(at)}`],
      confidence: SURE,
    };
  },
};

const SAYS = new WordList(
  'siger sagde spørger spurgte svarer svarede tænker tænkte råber råbte mener tror synes syntes skriver skrev fortæller fortalte hvisker hviskede',
);
/** Neither a noun nor a participle, whatever the tagger says. */
const isOnlyVerb = (a: Analysis, at: number): boolean =>
  !r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.PAST_PARTICIPLE | r.INFINITIVE) || SURE_VERBS.test(a.lower(at));
const SURE_VERBS = new WordList(
  'hedder hed bor boede er var har havde kan kunne vil ville skal skulle arbejder arbejdede handler handlede spiller spillede kommer kom går gik ' +
    'ligger lå står stod sidder sad lever levede koster kostede hjælper hjalp elsker elskede gør gjorde løber laver lavede',
);

/** Somebody or something that could be the subject comes next. */
function hasSubjectAfter(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || !a.isWord(next) || a.commaAfter(at)) return next >= 0 && a.commaAfter(at);
  const word = a.lower(next);
  if ((a.types[next]!.role & SUBJECT) !== 0 && word !== 'i') return true;
  if (a.is(next, r.NAME)) return !NAMED.test(a.lower(at));
  if (OWNERS.test(word) || a.is(next, r.GENITIVE)) return true;
  return a.canBe(next, r.NOUN | r.DEFINITE) && !r.hasAny(a.reading(next), r.ADJECTIVE | r.VERB);
}
const NAMED = new WordList('hedder hed');

const HAS_OR_SEES = new WordList(
  'har havde kender kendte mødte møder fik får købte køber så ser fandt finder læste læser lånte låner lavede byggede fangede',
);
const IS_SOMEWHERE = new WordList('er var findes bor boede kom stod sad lå kommer');
const ONE_OR_SOME = new WordList('en et nogle mange to tre fire flere');

/** »jeg har en bror | hedder«, »der er en dreng i min klasse | spiller«: the noun closes a main clause that has its verb. */
function isOfSomething(a: Analysis, last: number): boolean {
  const noun = headBefore(a, last);
  if (noun < 0) return false;
  let k = a.before(noun);
  while (a.is(k, r.ADJECTIVE) && !ONE_OR_SOME.test(a.lower(k))) k = a.before(k);
  if (!ONE_OR_SOME.test(a.lower(k))) return false;
  let verb = a.before(k);
  while (ADVERBS.test(a.lower(verb))) verb = a.before(verb);
  const who = a.before(verb);
  if (a.commaAfter(verb) || a.commaAfter(who)) return false;
  const opens = who >= 0 && (a.before(who) < 0 || AND_BUT.test(a.lower(a.before(who))));
  if (!opens) return false;
  if (a.lower(who) === 'der') return IS_SOMEWHERE.test(a.lower(verb));
  return HAS_OR_SEES.test(a.lower(verb)) && (SURE_PERSONS.test(a.lower(who)) || a.is(who, r.NAME));
}
const ADVERBS = new WordList('også kun ikke altid engang');
const AND_BUT = new WordList('og men');

/** The noun of »en dreng«, »en dreng i min klasse«; −1 where the phrase is none. */
function headBefore(a: Analysis, last: number): number {
  if (!a.is(last, r.NOUN) && !a.hasCapital(last)) return -1;
  const preposition = [1, 2].find((steps) => PLACE_BEFORE.test(a.lower(a.before(last, steps))));
  if (preposition !== undefined) {
    // »et bevis på, at maleriet«
    const between = a.before(last);
    if (preposition === 2 && (a.is(between, r.SUBORDINATOR) || a.commaAfter(a.before(between)))) return -1;
    return a.before(last, preposition + 1);
  }
  return a.canBe(last, r.NOUN | r.INDEFINITE) && !a.canBe(last, r.NOUN | r.DEFINITE) ? last : -1;
}
const PLACE_BEFORE = new WordList('i på fra hos ved med');

const SOME = new WordList('mange nogle nogen ingen flere');
/** »der er mange | tror«, »hvem er det | banker på« */
function isOfSome(a: Analysis, last: number): boolean {
  const [verb, opener] = [a.before(last), a.before(last, 2)];
  if (!IS_WAS.test(a.lower(verb)) || a.commaAfter(verb)) return false;
  if (a.lower(last) === 'det') return a.lower(opener) === 'hvem' && a.commaAfter(last);
  return SOME.test(a.lower(last)) && a.lower(opener) === 'der' && a.commaAfter(last);
}

/** »det er mig | har gjort det«, »det var Peter | kom først« */
function isOfThisOne(a: Analysis, last: number): boolean {
  // »det er min mor«
  const isOwn = a.is(last, r.NOUN) && OWNERS.test(a.lower(a.before(last))) && a.commaAfter(last);
  if (!isOwn && !OBJECT_PERSONS.test(a.lower(last)) && !(a.is(last, r.NAME) && a.hasCapital(last))) return false;
  const verb = a.before(last, isOwn ? 2 : 1);
  const it = a.before(verb);
  return (
    a.lower(it) === 'det' &&
    IS_WAS.test(a.lower(verb)) &&
    !a.commaAfter(verb) &&
    (a.before(it) < 0 || a.commaAfter(a.before(it)))
  );
}
