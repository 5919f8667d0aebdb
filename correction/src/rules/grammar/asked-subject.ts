import type { Analysis } from '../../analysis/analysis.ts';
import { SUBJECT } from '../../analysis/word-role.ts';
import { isAskedForRelative } from '../../clauses/asked-for-relative.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';
import { ASKS_OR_TELLS } from '../../words/asked.ts';
import { OBJECT_PERSONS_AND_SELF } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAS_HAD, IS_WAS, MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.95;
const BACK = 7;
/** »hvor« after a place opens a clause of its own: it depends on what stands straight before. */
const NEAR = 3;

/** »Jeg ved ikke, hvem har taget den«: who does it is asked within a sentence, and »der« has to stand where the subject does. */
export const askedSubject: WordRule = {
  id: 'asked-subject',
  subcategory: 'missing-word',
  explanation:
    'Her mangler »der«: »{replacement}«. Når »hvem«, »hvad« eller »hvilken« selv er grundled i en ledsætning, sætter man »der« bagefter: »Jeg ved ikke, hvem der kommer«.',
  on: { words: 'hvem hvad hvilken hvilket hvilke hvor' },
  wrong: [
    ['Jeg ved ikke, hvem har taget min cykel.', 'Jeg ved ikke, hvem der har taget min cykel.'],
    ['Kan du huske, hvem vandt kampen?', 'Kan du huske, hvem der vandt kampen?'],
    ['Hun spurgte, hvem boede i huset.', 'Hun spurgte, hvem der boede i huset.'],
    ['Vi ved ikke, hvad gør ham så sur.', 'Vi ved ikke, hvad der gør ham så sur.'],
    ['Han ville vide, hvad skete i går.', 'Han ville vide, hvad der skete i går.'],
    ['Fortæl mig, hvad er galt.', 'Fortæl mig, hvad der er galt.'],
    ['Jeg kan ikke se, hvilken bil kører hurtigst.', 'Jeg kan ikke se, hvilken bil der kører hurtigst.'],
    ['Læreren spurgte, hvor mange børn kunne svømme.', 'Læreren spurgte, hvor mange børn der kunne svømme.'],
    ['Det er svært at sige, hvem har ret.', 'Det er svært at sige, hvem der har ret.'],
    ['Vi diskuterede, hvem skulle begynde.', 'Vi diskuterede, hvem der skulle begynde.'],
    ['Ved du, hvem kommer til festen?', 'Ved du, hvem der kommer til festen?'],
  ],
  right: [
    'Jeg ved ikke, hvem der har taget den.',
    'Ved du, hvem han er?',
    'Jeg ved, hvad det betyder.',
    'Hun spurgte, hvem jeg kendte.',
    'Han så på mig og spurgte: »Hvem har gjort det?«',
    'Hvem har taget den, og hvem har set det?',
    'Jeg ved ikke, hvad klokken er.',
    'Hvem ved, hvad fremtiden bringer?',
    'Vi så, hvad pigerne havde lavet.',
    'Fortæl, hvem du er, og hvad du kan lide.',
    'Jeg ved, hvem min far har mødt.',
    'Vi skal lære, hvilke planter man kan spise.',
    'Jeg ved, hvor mange penge det koster.',
    'Han viste os, hvor toilettet er.',
    'Jeg ved, hvor mange elever klassen har.',
    'Vi talte om, hvad mor ville sige.',
  ],
  match(a, at): Finding | null {
    const last = askedPhrase(a, at);
    if (last < 0 || !isAsked(a, at) || isAskedForRelative(a, at)) return null;
    const verb = a.after(last);
    if (a.commaAfter(last) || !isFinite(a, verb) || a.is(verb, r.NOUN) || !lacksSubject(a, at, verb)) return null;
    return {
      start: a.starts[last]!,
      end: a.ends[last]!,
      replacements: [`${a.written(last)} der`],
      confidence: SURE,
    };
  },
};

const MANY = new WordList('mange meget');
/** The last place of what is asked for: »hvem«, »hvilken bil«, »hvor mange små børn«; −1 of »hvor« and the like. */
function askedPhrase(a: Analysis, at: number): number {
  const word = a.lower(at);
  if (word === 'hvem' || word === 'hvad') return at;
  let k = at;
  if (word === 'hvor') {
    k = a.after(at);
    if (!MANY.test(a.lower(k))) return -1;
    // »hvor mange kommer«
    if (isFinite(a, a.after(k)) && !a.canBe(a.after(k), r.NOUN)) return k;
  }
  for (let steps = 0; steps < 3; steps++) {
    if (a.commaAfter(k)) return -1;
    k = a.after(k);
    if (k < 0 || a.isMark(k)) return -1;
    if (a.is(k, r.NOUN | r.INDEFINITE)) return a.is(k, r.GENITIVE) ? -1 : k;
    if (!a.is(k, r.ADJECTIVE)) return -1;
  }
  return -1;
}

/** What it depends on stands before, in a sentence that asks nothing itself. */
function isAsked(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || (!a.isWord(before) && !a.commaAfter(before))) return false;
  if (a.written(a.sentenceEnd(at) - 1).includes('?') && !canBeFinite(a, a.sentenceStart(at))) return false;
  for (let k = before, steps = 0; k >= 0 && steps < (a.lower(at) === 'hvor' ? NEAR : BACK); k = a.before(k), steps++) {
    if (!a.isWord(k)) return false;
    if (ASKS_OR_TELLS.test(a.lower(k))) return !(a.lower(k) === 'så' && !a.is(k, r.VERB));
    if (steps > 0 && a.commaAfter(k)) return false;
  }
  return false;
}

const HAPPENS = new WordList(
  'skete sker foregik foregår mangler manglede vandt vinder kom kommer bor boede virker virkede lugter lugtede larmer larmede råbte råber ringede ringer ' +
    'begyndte begynder starter startede stod står ligger lå sidder sad gemmer døde dør lever levede findes fandtes passer passede gælder galdt ' +
    'bestemmer bestemte betaler betalte tabte taber tager tog deltager deltog græder græd griner grinede arbejder arbejdede hjælper hjalp',
);
const STATES = new WordList(
  'galt galt sket hændt muligt vigtigst bedst værst godt skyld vigtigt sjovt rigtigt forkert nødvendigt farligt tilladt forbudt godt sundt usundt ' +
    'klar syg ansvarlig ny ældst yngst størst mindst højest hurtigst stærkest sødest klogest med inde ude hjemme tilbage bag på i til for',
);
const WHERE_OR_WHEN = new WordList(
  'i på til fra med hos ved under bag over om af ad efter for før uden mod gennem her der hjem op ned ud ind først sidst mest bedst værst højest ' +
    'hurtigst igen nu bagefter hele så forkert godt ikke også altid lige at og eller',
);

/** Nobody else can be the subject of the clause whose verb it is. */
function lacksSubject(a: Analysis, asked: number, verb: number): boolean {
  const next = a.after(verb);
  const word = a.lower(next);
  const isEnd = a.commaAfter(verb) || next < 0 || !a.isWord(next);
  const isOfThing = a.lower(asked) === 'hvad';
  if (IS_WAS.test(a.lower(verb)) || ALL_BE_AND_BECOME.test(a.lower(verb))) {
    if (isEnd) return false;
    return STATES.test(word) || (a.is(next, r.PAST_PARTICIPLE) && !a.is(next, r.ADJECTIVE) && !a.canBe(next, r.NOUN));
  }
  if (isEnd) return HAPPENS.test(a.lower(verb));
  if ((a.types[next]!.role & SUBJECT) !== 0 && word !== 'i') return false;
  if (OBJECT_PERSONS_AND_SELF.test(word)) return true;
  if (HAS_HAD.test(a.lower(verb)))
    return (
      a.is(next, r.PAST_PARTICIPLE) ||
      (a.is(next, r.VERB) && a.canBe(next, r.VERB | r.PAST_PARTICIPLE)) ||
      WHERE_FOR_HAVE.test(word)
    );
  if (MODALS.test(a.lower(verb))) return a.is(next, r.VERB | r.INFINITIVE) || WHERE_FOR_HAVE.test(word);
  if (MAKES.test(a.lower(verb))) return isMadeSo(a, next);
  if (HAPPENS.test(a.lower(verb)) || (!isOfThing && a.lower(asked) !== 'hvor'))
    return WHERE_OR_WHEN.test(word) || a.is(next, r.ADVERB) || isOwnObject(a, next);
  return false;
}
/** »hvad gør planten | syg«, »hvad får folk | til at grine« */
const MAKES = new WordList('gør gjorde får fik');
function isMadeSo(a: Analysis, from: number): boolean {
  for (let k = from, steps = 0; k >= 0 && steps < 4 && !a.isMark(k) && !a.commaAfter(k); k = a.after(k), steps++)
    if (a.is(k, r.NOUN) || a.is(k, r.NAME)) {
      const next = a.after(k);
      if (a.lower(next) === 'til') return a.lower(a.after(next)) === 'at';
      return a.is(next, r.ADJECTIVE) && !a.is(next, r.NOUN) && (a.commaAfter(next) || !a.isWord(a.after(next)));
    }
  return false;
}
const WHERE_FOR_HAVE = new WordList(
  'ret lyst tid brug råd skylden ansvaret fødselsdag penge skyld ikke også altid lige først mest aldrig en et noget',
);
const OWN_THINGS = new WordList('sin sit sine en et den det dette denne noget');
/** »hvem vandt kampen«, »hvem ejer en hund«: an object closes the clause. */
const isOwnObject = (a: Analysis, at: number): boolean => {
  if (OWN_THINGS.test(a.lower(at)))
    return (a.lower(at) !== 'den' && a.lower(at) !== 'det') || a.is(a.after(at), r.ADJECTIVE);
  return (
    a.canBe(at, r.NOUN | r.DEFINITE) &&
    !a.hasCapital(at) &&
    THINGS_DONE.test(a.lower(at)) &&
    (a.commaAfter(at) || a.after(at) < 0 || !a.isWord(a.after(at)) || a.is(a.after(at), r.PREPOSITION))
  );
};
const THINGS_DONE =
  /(kampen|løbet|konkurrencen|spillet|prisen|præmien|guldet|pengene|bilen|maden|kagen|døren|vinduet|lyset|bolden|cyklen|nøglen|nøglerne|bogen|opgaven|opgaverne|huset|tasken|telefonen|mobilen|regningen|musikken|holdet|krigen|valget|filmen|billedet|skylden|ansvaret|festen|bordet|opvasken)$/;
