import type { Analysis } from '../../analysis/analysis.ts';
import { pluralOnly, askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { HERE_THERE } from '../../words/links.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { EN_ET } from '../../words/articles.ts';
import { OBJECT_PERSONS, PERSONS, SELVES, SUBJECTS_AND_DER, SURE_PERSONS } from '../../words/persons.ts';
import { GOES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const MEASURE =
  /(gange|timer|dage|uger|måneder|år|minutter|sekunder|kroner|meter|centimeter|kilometer|km|cm|kilo|gram|liter|stykker|slags)$/;

const HOW_IT_IS = new WordList('godt dårligt flot fint dejligt smukt koldt varmt skønt dansk');
/** »Mens tegnede vi«: the verb comes first, so nothing is told of which it is the time. */
function isMeanwhile(a: Analysis, at: number): boolean {
  const verb = a.after(at);
  if (!a.opensSentence(at) || a.commaAfter(at) || !isFinite(a, verb) || a.commaAfter(verb)) return false;
  if (!a.is(verb, r.VERB)) return SUBJECTS_AND_DER.test(a.lower(a.after(verb)));
  return !a.is(a.after(verb), r.VERB) && !a.isMark(a.after(verb));
}

const COMES = new WordList('kom kommer');
const ALMOST = new WordList('næsten slet heller');
/** »der kom ingen«, »cykler næsten ingen«, »men kom ingen«: nobody else is there who comes. */
function comesNobody(a: Analysis, at: number): boolean {
  if (precedes(a, at, ALMOST)) return true;
  const who = a.before(at, 2);
  return precedes(a, at, COMES) && !SURE_PERSONS.test(a.lower(who)) && !a.is(who, r.NOUN) && !a.is(who, r.NAME);
}

const HOW_BAD = new WordList('er var bliver blev blevet meget endnu lidt noget langt ikke');
/** »det var vær end sidst« */
const isWorse: Test = (a, at) => follows(a, at, /^end$/) && !a.commaAfter(at) && precedes(a, at, HOW_BAD);

const AND_IN_ALL = new WordList('og i hele så');
const BEFORE_AFTERWARDS = new WordList('og men lige kort længe');
const LATER = new WordList('næste i om senere bagefter');
const SEE_OR_COME_AGAIN = new WordList(
  'kom kommer komme kommet ses prøv prøve prøvede forfra hjem tilbage op ud ind ned frem væk sammen ' +
    'rask glad dig mig ham hende os jer dem',
);
const WITH_OR_NOW = new WordList('med så nu egentlig for her hjemme');
const HOW_IT_GOES = new WordList('godt fint dårligt skidt bedre');
const WITH_OR_HOME = new WordList('med hjemme hos');
const WORDS: Record<string, readonly Misplaced[]> = {
  var: [['hvor-vor', 'hvor', 0.94, isRelativeOfPlace]],
  hvor: [['hvad-var', 'hvad', 0.92, wantsObject]],
  hver: [
    [
      'hver-vaer-vejr',
      'vejr',
      0.93,
      (a, at) =>
        precedes(a, at, HOW_IT_IS) &&
        !a.commaAfter(a.before(at)) &&
        (n.closesClause(a, at) || n.prepositionNext(a, at) || follows(a, at, AND_IN_ALL)),
    ],
  ],
  længere: [['laengere-laenger', 'længe', 0.95, (a, at) => follows(a, at, /^siden$/) && !follows(a, at, /^end$/, 2)]],
  når: [['da-naar', 'nå', 0.95, reachesIt]],
  vær: [['vaere-vaerre', 'værre', 0.95, isWorse]],
  mens: [['sound-alike', 'imens', 0.96, isMeanwhile]],
  før: [
    [
      'for-faar',
      'for',
      0.96,
      (a, at) =>
        follows(a, at, /^at$/) &&
        a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) &&
        !a.canBe(a.after(at, 2), r.VERB | r.PRESENT, r.PASSIVE),
    ],
  ],
  for: [
    [
      'for-faar',
      'før',
      0.95,
      (a, at) =>
        precedes(a, at, BEFORE_AFTERWARDS) &&
        !a.commaAfter(a.before(at)) &&
        follows(a, at, PERSONS) &&
        isFinite(a, a.after(at, 2)) &&
        // »og for han er computeren vigtig«: to him
        !a.canBe(a.after(at, 3), r.NOUN | r.DEFINITE) &&
        !EN_ET.test(a.lower(a.after(at, 3))),
    ],
  ],
  en: [['end-ind', 'end', 0.96, isRather]],
  ind: [['end-ind', 'end', 0.95, (a, at) => follows(a, at, /^at$/) && saysRather(a, at)]],
  og: [['og-ogsaa', 'også', 0.94, isTurnedPredicate]],
  ingen: [
    [
      'sound-alike',
      'igen',
      0.94,
      (a, at) =>
        (n.closesClause(a, at) || follows(a, at, LATER)) &&
        !comesNobody(a, at) &&
        (precedes(a, at, SEE_OR_COME_AGAIN) ||
          // »så aldrig heksen ingen«
          (n.closesClause(a, at) &&
            a.canBe(a.before(at), r.NOUN | r.DEFINITE) &&
            !a.commaAfter(a.before(at)) &&
            !a.is(a.before(at), r.VERB))),
    ],
  ],
  sid: [['sidde-saette', 'sæt', 0.94, isSittingDown]],
  sidder: [['sidde-saette', 'sætter', 0.94, isSittingDown]],
  legede: [['sound-alike', 'lagde', 0.94, isLyingDown]],
  leger: [['sound-alike', 'lægger', 0.94, isLyingDown]],
  vide: [['sound-alike', 'vise', 0.94, (a, at) => follows(a, at, OBJECT_PERSONS) && !a.commaAfter(at)]],
  kunne: [['kunne-kunde', 'kunde', 0.92, isSomebodyBuying]],
  ligger: [['ligge-laegge', 'lægger', 0.94, laysEggs]],
  lå: [['ligge-laegge', 'lagde', 0.94, laysEggs]],
  de: [
    [
      'de-det',
      'det',
      0.94,
      (a, at) => precedes(a, at, GOES) && precedes(a, at, /^hvordan$/, 2) && follows(a, at, WITH_OR_NOW),
    ],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, GOES) &&
        follows(a, at, HOW_IT_GOES, 2) &&
        (n.closesClause(a, a.after(at, 2)) || follows(a, at, WITH_OR_HOME, 3)),
    ],
  ],
  det: [['de-det', 'de', 0.95, isSeveralThings]],
};

/** »på taget, var man kunne se byen«, »i går var jeg kom hjem«: a verb follows its subject, so »var« is none. */
function isRelativeOfPlace(a: Analysis, at: number): boolean {
  const verb = a.after(at, 2);
  if (!PERSONS.test(a.lower(a.after(at))) || !isFinite(a, verb) || a.commaAfter(a.after(at))) return false;
  if (a.canBe(verb, r.NOUN) || a.canBe(verb, r.ADJECTIVE) || a.canBe(verb, r.PAST_PARTICIPLE)) return false;
  return a.canBe(a.before(at), r.NOUN) || precedes(a, at, /^går$/);
}

const CALLED_OR_DONE = new WordList('hedder hed laver lavede mener mente siger gør gjorde');
const IS_CALLED = new WordList('hedder hed');
const WANTS_TO = new WordList('skal skulle vil ville kan kunne');
const SAY_OR_DO = new WordList('sige gøre');
const TO_OR_ON = new WordList('til på');
/** »jeg ved ikke, hvor hun hedder«, »hvor skal vi have til mad«: what is asked for is a thing. */
function wantsObject(a: Analysis, at: number): boolean {
  if (PERSONS.test(a.lower(a.after(at))))
    return !a.canBe(a.before(at), r.NOUN) && follows(a, at, CALLED_OR_DONE, 2) && n.closesClause(a, a.after(at, 2));
  if (follows(a, at, IS_CALLED)) return true;
  return (
    follows(a, at, WANTS_TO) &&
    PERSONS.test(a.lower(a.after(at, 2))) &&
    (follows(a, at, SAY_OR_DO, 3)
      ? n.closesClause(a, a.after(at, 3))
      : follows(a, at, /^have$/, 3) && follows(a, at, TO_OR_ON, 4))
  );
}

/** »vi kan ikke når bussen«: the modal verb has no other infinitive. */
function reachesIt(a: Analysis, at: number): boolean {
  if (!n.modalBefore(a, at) || a.commaAfter(a.before(at)) || follows(a, at, /^som$/)) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 6; k = a.after(k), steps++) {
    if (isFinite(a, k)) return false;
    if (n.closesClause(a, k)) return true;
  }
  return true;
}

const COMPARATIVES = new WordList('hellere bedre andet sjovere nemmere lettere sværere vigtigere');
const saysRather: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 8; k = a.before(k), steps++)
    if (COMPARATIVES.test(a.lower(k))) return true;
  return false;
};

/** »jeg vil hellere blive hjemme en tage med« */
function isRather(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.lower(next) === 'at') return saysRather(a, at);
  return (
    a.canBe(next, r.VERB | r.INFINITIVE) &&
    !a.canBe(next, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE) &&
    !a.canBe(next, r.ADJECTIVE) &&
    saysRather(a, at)
  );
}

const WITH_OR_FEELING = new WordList('med gerne godt ked glad sulten træt klar');
/** »er du og inviteret«: nobody but the one subject. */
function isTurnedPredicate(a: Analysis, at: number): boolean {
  return (
    PERSONS.test(a.lower(a.before(at))) &&
    isFinite(a, a.before(at, 2)) &&
    (a.before(at, 3) < 0 || a.commaAfter(a.before(at, 3))) &&
    !a.commaAfter(a.before(at)) &&
    (a.canBe(a.after(at), r.PAST_PARTICIPLE) || follows(a, at, WITH_OR_FEELING)) &&
    !isFinite(a, a.after(at)) &&
    !a.canBe(a.after(at), r.VERB | r.PAST)
  );
}

const CLOSE_TO = new WordList('og tæt fast');
/** »sid dig ned«, »han sidder sig ved bordet« */
function isSittingDown(a: Analysis, at: number): boolean {
  return follows(a, at, SELVES) && !a.commaAfter(at) && !follows(a, at, CLOSE_TO, 2);
}

const WHERE_TO = new WordList('på ned i til under ved op hen ind');
/** »jeg legede mig på sengen« */
function isLyingDown(a: Analysis, at: number): boolean {
  return follows(a, at, SELVES) && !a.commaAfter(at) && follows(a, at, WHERE_TO, 2);
}

const ONE_OR_EACH = new WordList('en hver');
/** »en sur kunne kom ind«: an article, and nothing that can be done follows. */
function isSomebodyBuying(a: Analysis, at: number): boolean {
  const article = a.is(a.before(at), r.ADJECTIVE) ? a.before(at, 2) : a.before(at);
  if (!ONE_OR_EACH.test(a.lower(article)) || a.commaAfter(a.before(at))) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 6 && !a.isMark(k); k = a.after(k), steps++)
    if (a.canBe(k, r.VERB | r.INFINITIVE)) return false;
  return true;
}

const WHO = new WordList('de den hun som der');
/** »hønsene ligger mange æg«, but »der ligger mange æg« */
function laysEggs(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const isWho = WHO.test(a.lower(before)) || a.canBe(before, r.NOUN | r.DEFINITE);
  if (
    !isWho ||
    a.is(a.before(before), r.PREPOSITION) ||
    (a.lower(before) === 'der' && n.opensClause(a, before) && !a.commaAfter(a.before(before)))
  )
    return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 5; k = a.after(k), steps++) {
    if (a.lower(k) === 'æg') return true;
    if (a.is(k, r.PREPOSITION) || a.commaAfter(k)) return false;
  }
  return false;
}

const GIVES = new WordList('giver gav give givet');
const NUMBERS = new WordList('to tre fire fem seks første sidste samme');
/** »jeg kender det to piger«, »se det der fugle«: an object in the plural. */
function isSeveralThings(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const noun = a.after(at, 2);
  if (a.commaAfter(at) || a.commaAfter(next) || !pluralOnly(a, noun) || MEASURE.test(a.lower(noun))) return false;
  if (HERE_THERE.test(a.lower(next)))
    return n.closesClause(a, noun) || !isFinite(a, a.before(at)) || n.objectPlace(a, at);
  // »jeg giver det fem stjerner«: to it
  return (
    NUMBERS.test(a.lower(next)) &&
    !GIVES.test(a.lower(a.before(at))) &&
    (n.objectPlace(a, at) || n.prepositionBefore(a, at))
  );
}

/** Words that are heard as another one, where the clause has room for the other only. */
export const heardAlike: WordRule = {
  id: 'heard-alike',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Vi stod på taget, var man kunne se byen.', 'Vi stod på taget, hvor man kunne se byen.'],
    ['Jeg ved ikke, hvor hun hedder.', 'Jeg ved ikke, hvad hun hedder.'],
    ['Mens tegnede vi en celle.', 'Imens tegnede vi en celle.'],
    ['Det var vær end sidste gang.', 'Det var værre end sidste gang.'],
    ['Det er længere siden.', 'Det er længe siden.'],
    ['Vi kunne ikke når bussen.', 'Vi kunne ikke nå bussen.'],
    ['Før at vinde skal man have alle kortene.', 'For at vinde skal man have alle kortene.'],
    ['Jeg vil hellere blive hjemme en gå i skole.', 'Jeg vil hellere blive hjemme end gå i skole.'],
    ['Er du og inviteret?', 'Er du også inviteret?'],
    ['Sid dig ned.', 'Sæt dig ned.'],
    ['Jeg legede mig på sengen.', 'Jeg lagde mig på sengen.'],
    ['Kan du vide mig din tegning?', 'Kan du vise mig din tegning?'],
    ['Der stod en sur kunne i butikken.', 'Der stod en sur kunde i butikken.'],
    ['Hønsene ligger mange æg.', 'Hønsene lægger mange æg.'],
    ['Hvordan går de med dit ben?', 'Hvordan går det med dit ben?'],
    ['Jeg kender det to piger.', 'Jeg kender de to piger.'],
  ],
  right: [
    'Jeg ringede efter dem, men der kom ingen.',
    'I min by cykler næsten ingen.',
    'Jeg giver det fem stjerner.',
    'Mens vi ventede, tegnede vi.',
    'Mens maden kogte, tegnede vi.',
    'I går var han hjemme hele dagen.',
    'Vi ved ikke, hvor hun bor.',
    'Der ligger mange æg i reden.',
    'Vi tog det to gange.',
    'En kunne svømme, de andre kunne ikke.',
    'Vi skal spise, når bussen kommer.',
    'Han sidder og tegner.',
    'De går godt sammen.',
    'Vi kørte, før hun vågnede.',
  ],
};
