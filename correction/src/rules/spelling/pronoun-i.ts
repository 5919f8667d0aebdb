import type { Analysis } from '../../analysis/analysis.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { isFinite } from '../../verbs/finite.ts';
import * as r from '../../lexicon/readings.ts';
import { RELATIVES } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.96;
const OPENERS = new WordList(
  'hvis at når om hvad hvem hvor hvordan hvorfor hvornår fordi som da mens så men og selvom før inden end',
);
const MODALS = new WordList('kan kunne skal skulle vil ville må måtte bør burde har havde er var');
const ADVERBS = new Set(
  'ikke også godt gerne lige selv jo nu alle altid aldrig bare så dog da ellers nok måske med'.split(' '),
);
/** »må i | gerne komme«: none stands in a phrase with »i«, as in »i lige måde«. */
const ADVERBS_OF_VERB = new Set('ikke også godt gerne selv jo altid aldrig bare'.split(' '));
/** »i går«: verbs that are times after the preposition. */
const TIMES = new WordList('går aftes morges');

/** »skal i skole«, »være i live«: nouns that look like infinitives. */
const STANDING = new Set('live vente mente tale gære øde have skole klasse lade pause bide'.split(' '));

/** »og springer i uden et ord«: the subject stands further ahead. */
const JOINERS = new Set(['og', 'men', 'som', 'da']);
/** »i over en time«: the only prepositions that follow the preposition »i«. */
const AFTER_I = new Set('over under op mellem mod omkring'.split(' '));

/** »Hvis i vil med«: the pronoun has a capital, the preposition has not. */
export const pronounI: WordRule = {
  id: 'pronoun-i',
  subcategory: 'capital',
  explanation:
    'Når »i« betyder flere personer, som man taler til, skrives det med stort: »{replacement}«. Prøv at sætte »vi« ind i stedet: Passer det, skal der være stort.',
  on: { words: 'i' },
  wrong: [
    ['Kan i ikke komme i morgen?', 'Kan I ikke komme i morgen?'],
    ['Jeg håber, at i har det godt.', 'Jeg håber, at I har det godt.'],
    ['Jeg synes, at i beder ham om for meget.', 'Jeg synes, at I beder ham om for meget.'],
    ['Er det rigtigt, at i bager boller?', 'Er det rigtigt, at I bager boller?'],
    ['Tror i, at hun kommer i morgen?', 'Tror I, at hun kommer i morgen?'],
    ['Har i set min kat?', 'Har I set min kat?'],
    ['Hvad laver i?', 'Hvad laver I?'],
    ['Lån en hest, før i køber.', 'Lån en hest, før I køber.'],
    ['Flere har spurgt, hvem i er.', 'Flere har spurgt, hvem I er.'],
    ['Så kunne i, der bestemmer, komme og se det.', 'Så kunne I, der bestemmer, komme og se det.'],
    [
      'Hvis vi ikke bliver glade, må i gerne stille uret tilbage.',
      'Hvis vi ikke bliver glade, må I gerne stille uret tilbage.',
    ],
    ['»Har i et forslag?« spurgte han.', '»Har I et forslag?« spurgte han.'],
    ['Når jeg råber, trækker i alle sammen.', 'Når jeg råber, trækker I alle sammen.'],
    ['Kan i ringe mig op om aftenen?', 'Kan I ringe mig op om aftenen?'],
    ['Alt det, som i ikke bruger, må I give os.', 'Alt det, som I ikke bruger, må I give os.'],
    [
      'Hvis der er nogen, der ikke kan tåle fisk, skal i skrive det nu.',
      'Hvis der er nogen, der ikke kan tåle fisk, skal I skrive det nu.',
    ],
    ['Har I lyst, kan i sove hos os.', 'Har I lyst, kan I sove hos os.'],
    ['Hvad skal i lave?', 'Hvad skal I lave?'],
    ['Hvad laver i til jul?', 'Hvad laver I til jul?'],
    ['Hvornår kommer i hjem?', 'Hvornår kommer I hjem?'],
    ['Hvornår kommer i på besøg?', 'Hvornår kommer I på besøg?'],
    ['Det er dyrt, men har i tænkt på, hvor sjovt det er?', 'Det er dyrt, men har I tænkt på, hvor sjovt det er?'],
  ],
  right: [
    'Han spurgte, hvor i byen det var.',
    'De ville hjem, men i går regnede det.',
    'Hun sagde, at i dag var det for sent.',
    'Jeg skal i skole nu.',
    'Hvornår var det, at i hvert fald fem af jer sov?',
    'Hun tror, at i huler bor der trolde.',
    'Hvornår kommer I i gang?',
    'Nu har vi ventet i over en time.',
    'Siden har i alt fem meldt sig.',
    'Er i dag en god dag?',
    'Hvad ligger i skuffen?',
    'Hun er ældre end i går.',
    'Det var før i tiden.',
    'Det kan i ikke ringe grad skyldes vejret.',
    'Alle skal i bad, og alle skal i seng.',
    'Hvad har i så fald hjulpet?',
    'Hvad skal i skraldespanden?',
    'Hvem bor i huset?',
    'Hvad mangler i »Katten sprang ned«?',
    'Hvor er i så fald din taske?',
    'Vil du med i biografen?',
    'Hun løber ud på broen og springer i uden et ord.',
  ],
  match(a, at) {
    if (a.written(at) !== 'i' || !isSubject(a, at)) return null;
    return { start: a.starts[at]!, end: a.ends[at]!, replacements: ['I'], confidence: SURE };
  },
};

function isSubject(a: Analysis, at: number): boolean {
  const [before, after] = [a.before(at), a.after(at)];
  const next = a.lower(after);
  if (isAsked(a, at)) return true;
  // »Men i Fredes køkken står der …«
  if (a.hasCapital(after)) return false;
  // »hvor er i så fald …«
  if (!a.isWord(after) || TIMES.test(next) || a.lower(a.after(after)) === 'fald') return false;
  if (OPENERS.test(a.lower(before)) || before < 0 || a.commaAfter(before)) {
    const verb = ADVERBS.has(next) ? a.after(after) : after;
    if (isSurelyVerb(a, verb)) return true;
    return OPENERS.test(a.lower(before)) && (isVerbOfClause(a, after) || isVerbAfterAdverb(a, verb, after));
  }
  // »trækker i alle sammen«
  if (next === 'alle' && a.lower(a.after(after)) === 'sammen' && isFinite(a, before)) return true;
  // »Så kunne i, der bestemmer, selv komme«: after a preposition comes what it is of
  if (a.commaAfter(at)) return MODALS.test(a.lower(before)) && startsClause(a, before) && RELATIVES.test(next);
  // »Kommer i på besøg«: no preposition stands before another one.
  if (a.is(after, r.PREPOSITION) && !AFTER_I.has(next))
    return r.hasAny(a.reading(before), r.FINITE) && startsClause(a, before) && !JOINERS.has(a.lower(a.before(before)));
  // »Vil i med«, »kan i fortælle«: the verb stands before its subject.
  if (!MODALS.test(a.lower(before))) return false;
  if (isInfinitiveOfQuestion(a, before, after)) return true;
  if (a.is(after, r.VERB | r.INFINITIVE) && !STANDING.has(next) && !hasSubject(a, before)) return true;
  // »hvis vi ikke bliver gladere må i gerne stille uret tilbage«
  if (ADVERBS_OF_VERB.has(next) && a.is(a.after(after), r.VERB | r.INFINITIVE)) return true;
  if (!startsClause(a, before)) return false;
  if (isInfinitiveWithObject(a, after)) return true;
  return ADVERBS.has(next) || (isHave(a, before) && isOnlyParticiple(a, after));
}

/** »Hvad skal i | lave«, whatever the tagger takes it for: nothing but the end or a small word follows. */
function isInfinitiveOfQuestion(a: Analysis, verb: number, at: number): boolean {
  if (!HV_WORDS.test(a.lower(a.before(verb))) || !a.canBe(at, r.VERB | r.INFINITIVE) || STANDING.has(a.lower(at)))
    return false;
  const next = a.after(at);
  return next < 0 || a.isMark(next) || a.is(next, r.PREPOSITION) || a.is(next, r.ADVERB);
}

const HV_WORDS = new WordList('hvad hvor hvordan hvorfor hvornår');
const SET = new WordList('dag morgen aften aftes nat år øvrigt det hvert alt stedet går morges sidste næste forvejen');
const WHERE_OR_WHEN = new WordList('hvornår hvor hvordan hvorfor');
/** »Tror i, at hun …?«, »Hvornår kommer i hjem?«, »Hvad laver i?«: in a question the subject follows the verb. */
function isAsked(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  const next = a.after(at);
  if (verb < 0 || a.commaAfter(verb) || !isFinite(a, verb) || OPENERS.test(a.lower(verb))) return false;
  if (SET.test(a.lower(next)) || !endsAsked(a, at)) return false;
  const asking = a.before(verb);
  if (asking < 0 || !a.isWord(asking)) return next >= 0;
  if (a.commaAfter(asking) || !(a.before(asking) < 0 || a.commaAfter(a.before(asking)))) return false;
  // »hvad ligger i skuffen?«: what is asked about is the subject
  if (a.lower(asking) === 'hvad')
    return (
      a.written(next) === '?' ||
      (PEOPLE_DO.test(a.lower(verb)) &&
        (ADVERBS.has(a.lower(next)) || a.is(next, r.PREPOSITION)) &&
        !AFTER_I.has(a.lower(next)) &&
        a.lower(a.after(next)) !== 'fald')
    );
  // »hvor er i denne sag …«, »hvor er i så fald …«
  const isPhrase =
    r.hasAny(a.reading(next), r.DETERMINER | r.PRONOUN | r.NOUN | r.NAME) || a.lower(a.after(next)) === 'fald';
  return WHERE_OR_WHEN.test(a.lower(asking)) && !isPhrase;
}

/** What only people do: »Hvad laver i til jul?« */
const PEOPLE_DO = new WordList(
  'laver lavede gør gjorde siger sagde synes syntes tror troede mener mente tænker tænkte spiser spiste drikker drak ' +
    'leger legede ønsker ønskede får fik skal skulle vil ville kan kunne har havde køber købte bruger brugte hedder læser læste ser så',
);

function endsAsked(a: Analysis, at: number): boolean {
  for (let k = at + 1; k < a.sentenceEnd(at) && !ENDS_OR_QUOTES.has(a.written(k)); k++)
    if (a.written(k) === '?') return true;
  for (let k = a.sentenceEnd(at) - 1; k > at && !a.isWord(k); k--) if (a.written(k) === '?') return true;
  return a.text.charAt(a.ends[a.sentenceEnd(at) - 1]!) === '?';
}

const ENDS_OR_QUOTES = new Set('.!«»');

const isHave = (a: Analysis, at: number): boolean => a.lower(at) === 'har' || a.lower(at) === 'havde';

const isOnlyParticiple = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.VERB | r.PAST_PARTICIPLE) && !r.hasAny(a.union(at), r.NOUN | r.NAME | r.OTHER);

/**
 * »at i bager«, »at i beder ham«: a present that can be a noun too. One in the singular would have its article, and after
 * one in the plural comes no pronoun but a verb: »at i beder vokser der roser«.
 */
function isVerbOfClause(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (!a.canBe(at, r.VERB | r.PRESENT) || r.hasAny(a.reading(next), r.FINITE)) return false;
  // »som i sukker«
  if (a.lower(a.before(at, 2)) === 'som' && a.canBe(at, r.NOUN)) return false;
  return !a.canBe(at, r.NOUN | r.PLURAL) || a.is(next, r.PRONOUN);
}

/** »som i ikke | bruger«: after the adverb no noun can stand. */
const isVerbAfterAdverb = (a: Analysis, verb: number, after: number): boolean =>
  verb !== after &&
  ADVERBS_OF_VERB.has(a.lower(after)) &&
  a.canBe(verb, r.VERB | r.PRESENT) &&
  !r.hasAny(a.union(verb), r.OTHER);

/** »Kan i | ringe mig op«, whatever the tagger takes it for. */
const isInfinitiveWithObject = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.VERB | r.INFINITIVE) && !STANDING.has(a.lower(at)) && OBJECTS.test(a.lower(a.after(at)));
const OBJECTS = new WordList('mig dig ham hende os dem det den min mit mine');

/** A verb that can be nothing else, or a modal. */
const isSurelyVerb = (a: Analysis, at: number): boolean =>
  MODALS.test(a.lower(at)) || (r.hasAny(a.reading(at), r.FINITE) && !r.hasAny(a.union(at), r.NOUN | r.NAME | r.OTHER));

/** »Hun vil i lære«: somebody stands before the verb, in a phrase that is no »for eksempel«. */
function hasSubject(a: Analysis, verb: number): boolean {
  const before = a.before(verb);
  // »Hvad skal i lave«, »Nogle kan ikke tåle fisk, skal i skrive«
  if (HV_WORDS.test(a.lower(before)) || a.commaAfter(before)) return false;
  if (r.hasAny(a.reading(before), r.PRONOUN | r.NAME)) return true;
  return a.is(before, r.NOUN) && !a.is(a.before(before), r.PREPOSITION);
}

/** First in the sentence or after a question word, a conjunction or a comma. */
function startsClause(a: Analysis, verb: number): boolean {
  const before = a.before(verb);
  return before < 0 || !a.isWord(before) || a.commaAfter(before) || OPENERS.test(a.lower(before));
}
