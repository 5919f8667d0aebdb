import type { Analysis } from '../../analysis/analysis.ts';
import { isFinite, surest, type Misplaced } from '../../clauses/misplaced.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { PERSONS, SURE_OBJECT_PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { BECOME, IS_OR_BECOMES, IS_WAS, MORE_MODALS } from '../../words/verbs.ts';

const KNOWS =
  /^(ved|vidste|viste|vidst|skriv|fortæl|gæt|spørg|spurgte|spørger|vide|sagde|fortalte|husker|forstår|glemt|se)$/;

/** »bliver det være«, »blev meget være« */
const turnsWorse: Test = (a, at) => {
  let k = a.before(at);
  let steps = 0;
  while (k >= 0 && steps++ < 3 && /^(bare|meget|endnu|kun|det|lidt|og|være|værre|stadig|langt)$/.test(a.lower(k)))
    k = a.before(k);
  const isWorse = precedes(a, at, /^(endnu|langt)$/) && !n.modalBefore(a, a.before(at));
  return (
    (BECOME.test(a.lower(k)) || isWorse || (IS_WAS.test(a.lower(k)) && follows(a, at, /^end$/))) &&
    (n.closesClause(a, at) || follows(a, at, /^(og|end|for)$/))
  );
};
const WORDS: Record<string, readonly Misplaced[]> = {
  mand: [
    [
      'man-mand',
      'man',
      0.92,
      (a, at) =>
        (precedes(a, at, MORE_MODALS) && follows(a, at, /^(ikke|godt|også|jo|aldrig|altid|bare)$/)) ||
        (precedes(a, at, /^(når|hvis|at|fordi|som|hvad|hvor|da|så|om)$/) &&
          isFinite(a, a.after(at)) &&
          !PERSONS.test(a.lower(a.after(at, 2))) &&
          !a.commaAfter(at)) ||
        (a.before(at, 3) < 0 &&
          precedes(a, at, /^(hvad|hvordan|hvor|hvornår|hvorfor)$/, 2) &&
          isFinite(a, a.before(at))) ||
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
        (precedes(a, at, /^(en|den|denne|ingen|anden)$/) || isGreatMan(a, at)) &&
        !a.commaAfter(a.before(at)) &&
        !isFinite(a, a.after(at)),
    ],
  ],
  og: [
    // »jeg elsker lakrids og.«
    [
      'og-ogsaa',
      'også',
      0.88,
      (a, at) =>
        (a.is(a.before(at), r.NOUN) || PERSONS.test(a.lower(a.before(at)))) &&
        /^[.!]$/.test(a.written(a.after(at))) &&
        a.after(at, 2) < 0,
    ],
    [
      'og-ogsaa',
      'også',
      0.87,
      (a, at) =>
        follows(a, at, /^at$/) &&
        a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) &&
        /^(begynder|begyndte|begyndt|elsker|elskede|hader|nægter|forsøger|forsøgte|prøver|prøvede|lærer|lærte|husk)$/.test(
          a.lower(a.before(at)),
        ),
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
        (follows(a, at, /^(godt|gerne|ikke)$/) ||
          (a.is(a.after(at), r.VERB | r.INFINITIVE) && a.canBe(a.after(at), r.VERB | r.INFINITIVE))) &&
        !a.commaAfter(a.before(at)),
    ],
    [
      'og-ogsaa',
      'også',
      0.88,
      (a, at) =>
        precedes(a, at, IS_WAS) &&
        follows(a, at, /^(med|der|meget|rigtig|en|et)$/) &&
        !a.commaAfter(a.before(at)) &&
        a.before(at, 2) >= 0,
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
        (a.is(a.before(at, 2), r.PREPOSITION) || precedes(a, at, /^(godt|svært|let|nemt|sjovt|lyst)$/, 2)) &&
        follows(a, at, /^(en|et|den|det|de|lov|tid|min|mit|mine|sin|sit|sine|noget|nogle|nogen|flere|venner)$/),
    ],
  ],
  vær: [
    // »i det vilde vær«, »al slags vær«
    [
      'hver-vaer-vejr',
      'vejr',
      0.93,
      (a, at) =>
        (precedes(a, at, /^(slags|dette|godt|dårligt|flot|smukt|koldt|varmt|fint)$/) ||
          (precedes(a, at, /^(det|dette|dit)$/, 2) && a.canBe(a.before(at), r.ADJECTIVE | r.DEFINITE))) &&
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
    [
      'hver-vaer-vejr',
      'hver',
      0.98,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(
          a,
          at,
          /^(dag|morgen|aften|gang|uge|nat|time|sommer|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)$/,
        ),
    ],
  ],
  været: [
    [
      'hver-vaer-vejr',
      'vejret',
      0.88,
      (a, at) =>
        (precedes(a, at, IS_OR_BECOMES) &&
          (a.is(a.after(at), r.ADJECTIVE) || follows(a, at, /^(godt|dårligt|rigtig|meget|så|dejligt)$/))) ||
        (n.opensClause(a, at) && follows(a, at, IS_OR_BECOMES)),
    ],
  ],
};

/** »spurgte, var vi kom fra«, »ved ikke, var han bor« */
const asksForPlace = (a: Analysis, at: number): boolean =>
  PERSONS.test(a.lower(a.after(at))) &&
  (follows(a, at, /^(bor|boede|befandt)$/, 2) ||
    (isFinite(a, a.after(at, 2)) && follows(a, at, /^(fra|hen|henne)$/, 3) && n.closesClause(a, a.after(at, 3))) ||
    (follows(a, at, MORE_MODALS, 2) && follows(a, at, /^hen$/, 3)));

/** »spurgte, var«, »ved ikke, var« */
const comesAfterKnowing = (a: Analysis, at: number): boolean =>
  KNOWS.test(a.lower(precedes(a, at, /^(ikke|godt|mig|ham|hende|os)$/) ? a.before(at, 2) : a.before(at))) ||
  (precedes(a, at, /^(så|ser|hørte|hører|opdagede|forstod|undrede|fatter)$/) &&
    PERSONS.test(a.lower(a.before(at, 2)))) ||
  (precedes(a, at, /^af$/) && precedes(a, at, /^ud$/, 2));

/** »hvis man …, får mand«: nobody in particular was spoken of before. */
function isOneAlready(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < at; k++)
    if (/^(man|mand)$/.test(a.lower(k)) && /^(hvis|når|at|da)$/.test(a.lower(a.before(k)))) return true;
  return false;
}

/** »manden tabte«, »Ida kommer«: somebody or something known, and what it does. */
function isSubjectWithVerb(a: Analysis, at: number): boolean {
  const isKnown = a.is(at, r.NAME) || (a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.DEFINITE));
  const verb = a.after(at);
  return isKnown && !a.commaAfter(at) && isFinite(a, verb) && (a.union(verb) & (r.NOUN | r.ADJECTIVE)) === 0;
}

/** »en gammel man« */
const isGreatMan = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.ADJECTIVE) && precedes(a, at, /^(en|den|denne|min|din|sin)$/, 2);

export const misplacedWords: WordRule = {
  id: 'misplaced-words',
  subcategory: 'sound-alike',
  on: { words: Object.keys(WORDS).join(' ') },
  wrong: [
    ['Det blev bare være og værre.', 'Det blev bare værre og værre.'],
    ['I byen kan mand ikke se stjernerne.', 'I byen kan man ikke se stjernerne.'],
    ['Jeg kan og spille klaver.', 'Jeg kan også spille klaver.'],
    ['Jeg elsker lakrids og.', 'Jeg elsker lakrids også.'],
    ['Vi går tur i det vilde vær.', 'Vi går tur i det vilde vejr.'],
    ['Alle har ret til at for en uddannelse.', 'Alle har ret til at få en uddannelse.'],
    ['Hvis mig din tegning.', 'Vis mig din tegning.'],
    ['Være morgen løber hun en tur.', 'Hver morgen løber hun en tur.'],
    ['Jeg spurgte, var hun hed.', 'Jeg spurgte, hvad hun hed.'],
  ],
  right: ['Han var stor og stærk.', 'Jeg vil gerne have mere og bedre mad.'],
  match(a, at): Finding | null {
    const found = surest(a, at, WORDS[a.lower(at)]!);
    return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
  },
};
