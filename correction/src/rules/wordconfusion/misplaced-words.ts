import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { PERSONS, SURE_OBJECT_PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { BECOME, IS_OR_BECOMES, IS_WAS, MORE_MODALS } from '../../words/verbs.ts';
import { isWhose } from '../../phrases/whose.ts';
import { WordList } from '../../words/word-list.ts';

const KNOWS = new WordList(
  'ved vidste viste vidst skriv fortæl gæt spørg spurgte spørger vide sagde fortalte husker forstår glemt se',
);

const BEFORE_WORSE = new WordList('bare meget endnu kun det lidt og være værre stadig langt');
const STILL_OR_FAR = new WordList('endnu langt');
const AND_THAN_FOR = new WordList('og end for');
/** »bliver det være«, »blev meget være« */
const turnsWorse: Test = (a, at) => {
  let k = a.before(at);
  let steps = 0;
  while (k >= 0 && steps++ < 3 && BEFORE_WORSE.test(a.lower(k))) k = a.before(k);
  const isWorse = precedes(a, at, STILL_OR_FAR) && !n.modalBefore(a, a.before(at));
  return (
    (BECOME.test(a.lower(k)) || isWorse || (IS_WAS.test(a.lower(k)) && follows(a, at, /^end$/))) &&
    (n.closesClause(a, at) || follows(a, at, AND_THAN_FOR))
  );
};
const ADVERBS = new WordList('ikke godt også jo aldrig altid bare');
const CLAUSE_OPENERS = new WordList('når hvis at fordi som hvad hvor da så om');
const QUESTION_WORDS = new WordList('hvad hvordan hvor hvornår hvorfor');
const BEFORE_COMMON = new WordList('en den denne ingen anden');
const BEGINS_OR_LOVES = new WordList(
  'begynder begyndte begyndt elsker elskede hader nægter forsøger forsøgte prøver prøvede lærer lærte husk',
);
const WELL_OR_NOT = new WordList('godt gerne ikke');
const WITH_OR_VERY = new WordList('med der meget rigtig en et');
const HOW_EASY = new WordList('godt svært let nemt sjovt lyst');
const BEGINS_OBJECT = new WordList('en et den det de lov tid min mit mine sin sit sine noget nogle nogen flere venner');
const AFTER_THIS = new WordList('slags dette godt dårligt flot smukt koldt varmt fint');
const IT_OR_THIS = new WordList('det dette dit');
const TIMES = new WordList(
  'dag morgen aften gang uge nat time sommer mandag tirsdag onsdag torsdag fredag lørdag søndag',
);
const HOW_WELL = new WordList('godt dårligt rigtig meget så dejligt');
const WORDS: Record<string, readonly Misplaced[]> = {
  mand: [
    [
      'man-mand',
      'man',
      0.92,
      (a, at) =>
        (precedes(a, at, MORE_MODALS) && follows(a, at, ADVERBS)) ||
        (precedes(a, at, CLAUSE_OPENERS) &&
          isFinite(a, a.after(at)) &&
          !isWhose(a, at) &&
          !PERSONS.test(a.lower(a.after(at, 2))) &&
          !a.commaAfter(at)) ||
        (a.before(at, 3) < 0 && precedes(a, at, QUESTION_WORDS, 2) && isFinite(a, a.before(at))) ||
        ((a.commaAfter(a.before(at)) || isOneAlready(a, at)) && isFinite(a, a.after(at)) && !a.commaAfter(at)) ||
        (isFinite(a, a.before(at)) && isOneAlready(a, at)),
    ],
  ],
  man: [
    [
      'man-mand',
      'mand',
      0.92,
      (a, at) =>
        (precedes(a, at, BEFORE_COMMON) || isGreatMan(a, at)) &&
        !a.commaAfter(a.before(at)) &&
        !isFinite(a, a.after(at)),
    ],
  ],
  og: [
    [
      'og-ogsaa',
      'også',
      0.87,
      (a, at) =>
        follows(a, at, /^at$/) &&
        a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) &&
        BEGINS_OR_LOVES.test(a.lower(a.before(at))),
    ],
    [
      'og-ogsaa',
      'også',
      0.92,
      (a, at) =>
        precedes(a, at, SURE_PERSONS) &&
        n.opensClause(a, a.before(at)) &&
        isFinite(a, a.after(at)) &&
        !a.commaAfter(a.before(at)),
    ],
    [
      'og-ogsaa',
      'også',
      0.93,
      (a, at) =>
        precedes(a, at, MORE_MODALS) &&
        (follows(a, at, WELL_OR_NOT) ||
          (a.is(a.after(at), r.VERB | r.INFINITIVE) && a.canBe(a.after(at), r.VERB | r.INFINITIVE))) &&
        !a.commaAfter(a.before(at)),
    ],
    [
      'og-ogsaa',
      'også',
      0.88,
      (a, at) =>
        precedes(a, at, IS_WAS) && follows(a, at, WITH_OR_VERY) && !a.commaAfter(a.before(at)) && a.before(at, 2) >= 0,
    ],
  ],
  for: [
    // »mulighed for at for en uddannelse«
    [
      'for-faar',
      'få',
      0.9,
      (a, at) =>
        precedes(a, at, /^at$/) &&
        (a.is(a.before(at, 2), r.PREPOSITION) || precedes(a, at, HOW_EASY, 2)) &&
        follows(a, at, BEGINS_OBJECT),
    ],
  ],
  vær: [
    // »i det vilde vær«, »al slags vær«
    [
      'hver-vaer-vejr',
      'vejr',
      0.93,
      (a, at) =>
        (precedes(a, at, AFTER_THIS) ||
          (precedes(a, at, IT_OR_THIS, 2) && a.canBe(a.before(at), r.ADJECTIVE | r.DEFINITE))) &&
        !a.commaAfter(a.before(at)) &&
        !a.is(a.after(at), r.NOUN),
    ],
    ['hver-vaer-vejr', 'være', 0.95, (a, at) => n.modalBefore(a, at) && !a.commaAfter(a.before(at))],
  ],
  hvis: [
    [
      'hvis-vis',
      'vise',
      0.9,
      (a, at) => precedes(a, at, PERSONS) && precedes(a, at, MORE_MODALS, 2) && follows(a, at, SURE_OBJECT_PERSONS),
    ],
    ['hvis-vis', 'vis', 0.9, (a, at) => n.opensClause(a, at) && follows(a, at, SURE_OBJECT_PERSONS)],
  ],
  vis: [
    [
      'hvis-vis',
      'hvis',
      0.88,
      (a, at) =>
        (a.is(a.before(at), r.NOUN) || a.is(a.before(at), r.NAME)) &&
        a.is(a.after(at), r.NOUN) &&
        (isFinite(a, a.after(at, 2)) || PERSONS.test(a.lower(a.after(at, 2)))),
    ],
    ['hvis-vis', 'hvis', 0.98, (a, at) => n.opensClause(a, at) && isSubjectWithVerb(a, a.after(at))],
  ],
  var: [
    ['hvor-vor', 'hvor', 0.98, (a, at) => comesAfterKnowing(a, at) && asksForPlace(a, at)],
    [
      'hvad-var',
      'hvad',
      0.92,
      (a, at) =>
        (PERSONS.test(a.lower(a.after(at))) || follows(a, at, /^der$/)) &&
        (a.canBe(a.after(at, 2), r.VERB | r.PAST) || a.canBe(a.after(at, 2), r.VERB | r.PRESENT)) &&
        comesAfterKnowing(a, at),
    ],
  ],
  være: [
    ['vaere-vaerre', 'værre', 0.996, turnsWorse],
    ['hver-vaer-vejr', 'hver', 0.98, (a, at) => n.opensClause(a, at) && follows(a, at, TIMES)],
  ],
  været: [
    [
      'hver-vaer-vejr',
      'vejret',
      0.88,
      (a, at) =>
        (precedes(a, at, IS_OR_BECOMES) && (a.is(a.after(at), r.ADJECTIVE) || follows(a, at, HOW_WELL))) ||
        (n.opensClause(a, at) && follows(a, at, IS_OR_BECOMES)),
    ],
  ],
};

const LIVED = new WordList('bor boede befandt');
const FROM_WHERE = new WordList('fra hen henne');
/** »spurgte, var vi kom fra«, »ved ikke, var han bor« */
const asksForPlace = (a: Analysis, at: number): boolean =>
  PERSONS.test(a.lower(a.after(at))) &&
  (follows(a, at, LIVED, 2) ||
    (isFinite(a, a.after(at, 2)) && follows(a, at, FROM_WHERE, 3) && n.closesClause(a, a.after(at, 3))) ||
    (follows(a, at, MORE_MODALS, 2) && follows(a, at, /^hen$/, 3)));

const OBJECTS_OF_HEARING = new WordList('ikke godt mig ham hende os');
const PERCEIVES = new WordList('så ser hørte hører opdagede forstod undrede fatter');
/** »spurgte, var«, »ved ikke, var« */
const comesAfterKnowing = (a: Analysis, at: number): boolean =>
  KNOWS.test(a.lower(precedes(a, at, OBJECTS_OF_HEARING) ? a.before(at, 2) : a.before(at))) ||
  (precedes(a, at, PERCEIVES) && PERSONS.test(a.lower(a.before(at, 2)))) ||
  (precedes(a, at, /^af$/) && precedes(a, at, /^ud$/, 2));

const MAN_OR_MAND = new WordList('man mand');
const CLAUSE_BEGINS = new WordList('hvis når at da');
/** »hvis man …, får mand«: nobody in particular was spoken of before. */
function isOneAlready(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < at; k++)
    if (MAN_OR_MAND.test(a.lower(k)) && CLAUSE_BEGINS.test(a.lower(a.before(k)))) return true;
  return false;
}

/** »manden tabte«, »Ida kommer«: somebody or something known, and what it does. */
function isSubjectWithVerb(a: Analysis, at: number): boolean {
  const isKnown = a.is(at, r.NAME) || (a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.DEFINITE));
  const verb = a.after(at);
  return isKnown && !a.commaAfter(at) && isFinite(a, verb) && (a.union(verb) & (r.NOUN | r.ADJECTIVE)) === 0;
}

const BEFORE_MAN = new WordList('en den denne min din sin');
/** »en gammel man« */
const isGreatMan = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.ADJECTIVE) && precedes(a, at, BEFORE_MAN, 2);

export const misplacedWords: WordRule = {
  id: 'misplaced-words',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Det blev bare være og værre.', 'Det blev bare værre og værre.'],
    ['I byen kan mand ikke se stjernerne.', 'I byen kan man ikke se stjernerne.'],
    ['Jeg kan og spille klaver.', 'Jeg kan også spille klaver.'],
    ['Vi går tur i det vilde vær.', 'Vi går tur i det vilde vejr.'],
    ['Alle har ret til at for en uddannelse.', 'Alle har ret til at få en uddannelse.'],
    ['Hvis mig din tegning.', 'Vis mig din tegning.'],
    ['Være morgen løber hun en tur.', 'Hver morgen løber hun en tur.'],
    ['Jeg spurgte, var hun hed.', 'Jeg spurgte, hvad hun hed.'],
  ],
  right: ['Han var stor og stærk.', 'Jeg vil gerne have mere og bedre mad.'],
};
