import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';
import { comparesAmounts } from '../../phrases/compared-amount.ts';
import { LAST_ONE } from '../../words/articles.ts';
import { follows, precedes } from '../../patterns/beside.ts';

const COMPARED_WITH = new WordList('jeg du han hun vi de dem os ham den det før på i om alle normalt nogensinde');

const AFTER_THAN = new WordList(
  'jeg du han hun vi de mig dig ham hende os jer dem en et den det min din sin nogensinde før i på alle hvad',
);
/** »komme nærmere ind på sagen«, »gå dybere ind i det« */
const GOES_INTO = new WordList('i på til mod');
const WORDS: Record<string, readonly Misplaced[]> = {
  ind: [
    [
      'end-ind',
      'end',
      0.93,
      (a, at) => isComparative(a, a.before(at)) && !a.commaAfter(at) && !GOES_INTO.test(a.lower(a.after(at))),
    ],
  ],
  en: [
    [
      'end-ind',
      'end',
      0.93,
      (a, at) => isComparative(a, a.before(at)) && (follows(a, at, AFTER_THAN) || a.is(a.after(at), r.NAME)),
    ],
    ['end-ind', 'end', 0.98, isComparedNoun],
    ['end-ind', 'end', 0.998, comparesAmounts],
    ['end-ind', 'end', 0.97, isMoreThanNumber],
    ['end-ind', 'end', 0.96, isOtherThan],
    ['sound-alike', 'som', 0.97, (a, at) => isAsMuch(a, at) && SOMEBODY.test(a.lower(a.after(at)))],
  ],
  som: [
    ['sound-alike', 'end', 0.9, isLikeForThan],
    ['sound-alike', 'end', 0.89, isThanSomething],
    ['sound-alike', 'end', 0.96, isThanOfMeasure],
    ['sound-alike', 'end', 0.96, isOtherThan],
  ],
  end: [['sound-alike', 'som', 0.96, isAsMuch]],
  mindre: [['mindre-faerre', 'færre', 0.86, isFewer]],
  færre: [
    [
      'mindre-faerre',
      'mindre',
      0.9,
      (a, at) =>
        a.is(a.after(at), r.NOUN) &&
        a.canBe(a.after(at), r.NOUN | r.SINGULAR | r.INDEFINITE) &&
        !a.canBe(a.after(at), r.NOUN | r.PLURAL),
    ],
  ],
};

/** A comparative, be it misspelled: »støre«. */
const isComparative = (a: Analysis, at: number): boolean =>
  (a.canBe(at, r.COMPARATIVE) && a.is(at, r.ADJECTIVE)) ||
  (at >= 0 && a.types[at]!.listed < 0 && /[^e]re$/.test(a.lower(at)) && a.is(at, r.ADJECTIVE));

const LIKE_OTHERS = new WordList(
  'flere mere andre mindre bedre færre ældre yngre senere tidligere ringere videre længere snarere nærmere',
);
const WHOM = new WordList('jeg du han hun vi de mig dig ham hende os jer dem en et den det min mit mine din dit dine');
const SUBJECTS_ONLY = new WordList('jeg du han hun vi');
/** »hurtigere som en dreng«, »oftere som jeg vil«; not »bedre som lærer«, »en større, som kan …«, »flere som mig«. */
function isLikeForThan(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (a.commaAfter(before) || !a.canBe(before, r.COMPARATIVE) || LIKE_OTHERS.test(a.lower(before))) return false;
  if (!a.lower(before).endsWith('re') || a.commaAfter(at) || !WHOM.test(a.lower(next))) return false;
  // »gør det lettere som det er«: a clause, which only »jeg« opens for sure
  return SUBJECTS_ONLY.test(a.lower(next)) || !isFinite(a, a.after(next));
}

/** What is no more of anything: »vi ses senere som aftalt«, »snarere som et ønske«, »mere som en svømmehal«. */
const MORE_LIKE = new WordList(
  'mere mindre snarere rettere senere tidligere længere nærmere andre flere færre yderligere indre ydre øvre nedre videre',
);
const MORE = new WordList('mere mindre');
const MORE_OF = new WordList('mere mindre flere færre');
const KNOWN_AS = new WordList('kendt kendte anset ansete velkommen egnet egnede brugbar berømt berømte nyttig nyttige');
const OR_AS = new WordList('eller såvel både');
const BEFORE_NOW = new WordList(
  'før nogensinde normalt forventet nu ellers alle andre sidste forrige vores jeres deres hans hendes',
);
/** »højere som båden«, »mere utålmodige som vi var«, »flere mails som jeg«; not »bedre som lærer«, »mere som en svømmehal«. */
function isThanSomething(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (a.commaAfter(before) || a.commaAfter(at) || OR_AS.test(a.lower(a.before(before)))) return false;
  const isOneWord =
    a.canBe(before, r.COMPARATIVE) &&
    !a.is(before, r.NOUN) &&
    !MORE_LIKE.test(a.lower(before)) &&
    // »en større, som«: one that
    !a.is(a.before(before), r.DETERMINER);
  if (isOneWord) return isNamedOrKnown(a, a.after(at));
  const more = a.before(before);
  if (a.commaAfter(more) || KNOWN_AS.test(a.lower(before))) return false;
  if (MORE.test(a.lower(more)) && a.is(before, r.ADJECTIVE) && !a.canBe(before, r.COMPARATIVE))
    return SOMEBODY.test(a.lower(a.after(at))) || BEFORE_NOW.test(a.lower(a.after(at))) || isKnownAlone(a, a.after(at));
  return MORE_OF.test(a.lower(more)) && a.is(before, r.NOUN) && isPersonAlone(a, a.after(at));
}
/** »som båden«, »som det første«, »som grise«, »som min søster«; not »som lærer«, and not a clause: »som det er«. */
function isNamedOrKnown(a: Analysis, at: number): boolean {
  if (at < 0 || a.isMark(at)) return false;
  if (BEFORE_NOW.test(a.lower(at)) || OWN.test(a.lower(at)) || a.is(at, r.NAME) || a.is(at, r.NUMERAL)) return true;
  if (isFinite(a, a.after(at)) && !SUBJECTS_ONLY.test(a.lower(at))) return false;
  if (SOMEBODY.test(a.lower(at)) || THIS_ONE.test(a.lower(at))) return true;
  return a.is(at, r.NOUN) && (a.canBe(at, r.NOUN | r.DEFINITE) || a.is(at, r.PLURAL));
}
const THIS_ONE = new WordList('den det de en et noget nogen');
/** »flere mails som jeg.« */
const isPersonAlone = (a: Analysis, at: number): boolean =>
  SOMEBODY.test(a.lower(at)) && (a.after(at) < 0 || a.isMark(a.after(at)) || a.commaAfter(at));

/** »mere bange som moren.« */
const isKnownAlone = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.DEFINITE) && (a.after(at) < 0 || a.isMark(a.after(at)));

const AND_OR_AS = new WordList('og eller som');
const TIMES = new WordList('år uge gang måned sommer weekend');
const COMPARATIVES = new WordList('flere færre mere mindre længer hellere bedre');
/** »flere piger en sidste år«, »fire centimeter længer en de andre«: what follows cannot belong to »en«. */
function isComparedNoun(a: Analysis, at: number): boolean {
  if (a.commaAfter(a.before(at)) || a.commaAfter(at) || precedes(a, at, AND_OR_AS)) return false;
  const next = a.after(at);
  const isTime = LAST_ONE.test(a.lower(next)) && follows(a, at, TIMES, 2);
  if (!isTime && !COMPARED_WITH.test(a.lower(next))) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 3 && !a.commaAfter(a.before(k)); k = a.before(k), steps++)
    if (a.canBe(k, r.COMPARATIVE) || COMPARATIVES.test(a.lower(k))) return true;
  return false;
}

const MORE_OR_LESS = new WordList('mere flere mindre færre ældre yngre længere');
/** »mere en hundrede«, »flere en ti« */
function isMoreThanNumber(a: Analysis, at: number): boolean {
  if (!precedes(a, at, MORE_OR_LESS) || a.commaAfter(at) || a.commaAfter(a.before(at))) return false;
  const next = a.after(at);
  return a.kinds[next] === NUMBER || a.is(next, r.NUMERAL) || HUNDREDS.test(a.lower(next));
}
const HUNDREDS = new WordList('hundrede tusind tusinde halvdelen dobbelt nok nogensinde normalt forventet');

const MEASURED = new WordList('bedre ældre yngre hellere længere dårligere værre større');
const BE = new WordList('er var være blev bliver år meget lidt langt cm centimeter centimeters meter kilo');
const SOMEBODY = new WordList('mig dig ham hende os jer dem jeg du han hun vi');
/** »er to år ældre som mig«, »bedre som at sidde hjemme«; not »bedre som lærer«, »flere som mig«. */
function isThanOfMeasure(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (a.commaAfter(before) || a.commaAfter(at) || !MEASURED.test(a.lower(before))) return false;
  if (follows(a, at, /^at$/)) return a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE);
  return (
    BE.test(a.lower(a.before(before))) &&
    (SOMEBODY.test(a.lower(a.after(at))) || OWN.test(a.lower(a.after(at))) || a.is(a.after(at), r.NAME))
  );
}
const OWN = new WordList('min mit din dit sin sit hans hendes vores jeres deres');

const OTHER = new WordList('anden andet andre anderledes');
const COMPARED_PERSON = new WordList('mig dig ham hende os jer dem jeg du han hun vi de det at hvad min sin man i');
/** »ikke andet en det«, »anderledes som jeg troede«, »andre en dig«; not »en anden en, der …«. */
function isOtherThan(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!OTHER.test(a.lower(before)) || a.commaAfter(before) || a.commaAfter(at)) return false;
  if (!COMPARED_PERSON.test(a.lower(a.after(at)))) return false;
  // »andre som jeg kender«: those whom I know
  return a.lower(at) === 'en' || a.lower(before) === 'anderledes';
}

const AS_MUCH_FAR = 5;
/** »lige så gammel end mig«, »samme lærer end jer«, »ikke så stor end min«: no comparative before. */
function isAsMuch(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < AS_MUCH_FAR; k = a.before(k), steps++) {
    if (a.canBe(k, r.COMPARATIVE) || COMPARATIVES.test(a.lower(k)) || OTHER.test(a.lower(k)) || a.isMark(k))
      return false;
    const word = a.lower(k);
    if (word === 'så') return steps > 0 && (precedes(a, k, /^lige$/) || (precedes(a, k, /^ikke$/) && steps === 1));
    if (word === 'ligeså' || word === 'samme') return steps > 0;
    if (a.commaAfter(a.before(k)) || a.is(k, r.VERB)) return false;
  }
  return false;
}

const BEFORE_AMOUNT = new WordList('er var bliver blev kom har havde få får fik bruge langt meget');
/** »der er mindre elever …, end«: fewer, since they are compared in number. */
function isFewer(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const isMany =
    a.is(next, r.NOUN) && a.canBe(next, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(next, r.NOUN | r.SINGULAR);
  if (!isMany || !precedes(a, at, BEFORE_AMOUNT)) return false;
  if (
    /(mennesker|elever|biler|børn|piger|drenge|timer|penge|unge|gange|lærere|besøgende|deltagere|fejl)$/.test(
      a.lower(a.after(at)),
    ) &&
    precedes(a, at, /^der$/, 2)
  )
    return true;
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 12; k = a.after(k), steps++)
    if (a.lower(k) === 'end') return true;
  return false;
}

/** »end« where »en« or »ind« stands after a comparative; fewer things, less of a stuff. */
export const compared: WordRule = {
  id: 'compared',
  subcategory: 'end-ind',
  ...askedOf(WORDS),
  wrong: [
    ['Der er færre sukker i den her.', 'Der er mindre sukker i den her.'],
    ['En ged er hurtigere som en dreng.', 'En ged er hurtigere end en dreng.'],
    ['Hun er lige så gammel end mig.', 'Hun er lige så gammel som mig.'],
    ['Hun er lige så sød en dig.', 'Hun er lige så sød som dig.'],
    ['Vi har de samme lærere end jer.', 'Vi har de samme lærere som jer.'],
    ['Det koster mere en tusind kroner.', 'Det koster mere end tusind kroner.'],
    ['Han er to år ældre som mig.', 'Han er to år ældre end mig.'],
    ['Det er bedre som at vente.', 'Det er bedre end at vente.'],
    ['Bølgerne var højere som båden.', 'Bølgerne var højere end båden.'],
    ['Spillet er bedre som det første.', 'Spillet er bedre end det første.'],
    ['Jeg løb hurtigere som nogensinde.', 'Jeg løb hurtigere end nogensinde.'],
    ['Hun får flere mails som jeg.', 'Hun får flere mails end jeg.'],
    ['Han er mere tålmodig som mig.', 'Han er mere tålmodig end mig.'],
    ['Det var anderledes som jeg troede.', 'Det var anderledes, end jeg troede.'],
    ['Jeg vil ikke have andet en det.', 'Jeg vil ikke have andet end det.'],
    ['Der var flere piger en drenge.', 'Der var flere piger end drenge.'],
    ['Vi solgte flere kager en sidste år.', 'Vi solgte flere kager end sidste år.'],
    ['Der er mindre elever på skolen end før.', 'Der er færre elever på skolen end før.'],
  ],
  right: [
    'Vi kommer nærmere ind på sagen senere.',
    'Jeg vil gerne have flere penge og en på hver side.',
    'Hun er bedre som lærer, og der er flere som mig.',
    'Han har lige så mange bøger og mere end mig.',
    'Der er andre som mig.',
    'Vi bliver rigere som land.',
    'Det var mere som en svømmehal.',
    'Hun er mere kendt som hende fra fjernsynet.',
    'Gør det lettere, som det er i dag.',
    'De mindre elever sad for sig selv.',
    'Bedre en fugl i hånden end ti på taget.',
  ],
};
