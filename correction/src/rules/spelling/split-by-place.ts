import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { OBJECT_PERSONS, OWNERS, PERSONS, PERSONS_AND_I } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** A preposition in two words before its noun, and an adverb in one where nothing follows. */
const ADVERBS: ReadonlyMap<string, WordList> = new Map([
  ['inden', new WordList('for i under')],
  ['uden', new WordList('for på')],
  ['oven', new WordList('på over for')],
  ['neden', new WordList('under for')],
  ['bag', new WordList('ved på i')],
]);

/** »legede inden for«, »skal vi begynde for fra«, »fik skæld ud«, »første gangs vælgere«: one word, as its place tells. */
export const splitByPlace: WordRule = {
  id: 'split-by-place',
  subcategory: 'compound-split',
  on: { words: `${[...ADVERBS.keys()].join(' ')} for skæld første stor lille` },
  wrong: [
    ['Det regnede, så vi legede inden for.', 'Det regnede, så vi legede indenfor.'],
    ['Vi stod uden for og ventede.', 'Vi stod udenfor og ventede.'],
    ['Min mormor bor oven på.', 'Min mormor bor ovenpå.'],
    ['Så måtte vi begynde for fra.', 'Så måtte vi begynde forfra.'],
    ['Jeg fik skæld ud af min far.', 'Jeg fik skældud af min far.'],
    ['Mange første gangs vælgere bliver hjemme.', 'Mange førstegangsvælgere bliver hjemme.'],
    ['Hun spiller stor tromme.', 'Hun spiller stortromme.'],
  ],
  right: [
    'Det skal ske inden for en uge.',
    'Det er det hus, vi stod uden for.',
    'Hvad står han uden for?',
    'Den butik stod vi uden for.',
    'Vi sad inden for og uden for murene.',
    'Vi kom for fra nu af at være med.',
    'Du må ikke skælde ud.',
    'Første gangs møde var kedeligt.',
    'Han har en stor tromme.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at) || !a.isWord(next) || a.hasCapital(next)) return null;
    if (a.starts[next]! - a.ends[at]! !== 1 || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    const [first, second] = [a.lower(at), a.lower(next)];
    if (ADVERBS.get(first)?.test(second)) return standsAlone(a, at, next) ? joined(a, at, next, 0.92) : null;
    if (first === 'for' && second === 'fra') return isAgain(a, at, next) ? joined(a, at, next, 0.96) : null;
    if (first === 'skæld') return second === 'ud' && isGiven(a, at) ? joined(a, at, next, 0.998) : null;
    if (second === 'gangs') return isOfTime(a, at, next);
    return second === 'tromme' && isPlayed(a, at) ? joined(a, at, next, 0.9) : null;
  },
};

const joined = (a: Analysis, at: number, next: number, sure: number): Finding =>
  replaceSpan(a, at, next, a.lower(at) + a.lower(next), sure);

const STAYS_OR_MOVES = new WordList(
  'er var være været blive bliver blev blevet stå står stod stået sidde sidder sad siddet ligge ligger lå ligget bo bor boede boet ' +
    'lege leger legede leget vente venter ventede ventet gå går gik gået komme kommer kom kommet løbe løber løb løbet sove sover sov sovet ' +
    'spise spiser spiste spist ryge ryger røg røget arbejde arbejder arbejdede arbejdet opholde holde holder holdt parkere parkerede parkeret ' +
    'spille spiller spillede spillet kigge kigger kiggede smutte smuttede hoppe hopper hoppede cykle cyklede ses mødes mødtes',
);
const BETWEEN = new WordList('ikke også altid bare kun helt stadig lige nu her der alle sammen så jo godt gerne meget');
const GOES_ON = new WordList('og men så fordi når mens da hvis i om hele');

/** The verb of staying or moving before, nothing that it governs after, and nothing in front that it could belong to. */
function standsAlone(a: Analysis, at: number, next: number): boolean {
  if (!closesClause(a, next) && !goesOn(a, next)) return false;
  let verb = a.before(at);
  while (
    verb >= 0 &&
    !a.commaAfter(verb) &&
    (BETWEEN.test(a.lower(verb)) || PERSONS_AND_I.test(a.lower(verb)) || a.lower(verb) === 'sig')
  )
    verb = a.before(verb);
  if (verb < 0 || a.commaAfter(verb) || !STAYS_OR_MOVES.test(a.lower(verb))) return false;
  // »»Behind« er bag ved.«: what a word means
  if (verb > 0 && a.isMark(verb - 1)) return false;
  // »den butik stod vi uden for«
  if (PERSONS_AND_I.test(a.lower(a.after(verb))) && !OPENS_TURNED.test(a.lower(a.before(verb)))) return false;
  return !isStranded(a, verb);
}

const OPENS_TURNED = new WordList(
  'så nu der her bagefter derfor derefter senere tit ofte altid hvorfor og dag går aften morgen nat frikvarteret timen',
);

/** »udenfor og ventede«; not »inden for og uden for murene«. */
function goesOn(a: Analysis, next: number): boolean {
  const after = a.after(next);
  if (!GOES_ON.test(a.lower(after))) return false;
  const further = a.after(after);
  if (a.lower(after) === 'og' || a.lower(after) === 'men')
    return PERSONS.test(a.lower(further)) || (a.is(further, r.VERB) && r.hasAny(a.reading(further), r.FINITE));
  // »uden for i haven«, »uden for om natten«
  if (a.lower(after) === 'i' || a.lower(after) === 'om' || a.lower(after) === 'hele')
    return a.canBe(further, r.NOUN | r.DEFINITE) && a.lower(next) === 'for';
  return PERSONS.test(a.lower(further)) || a.lower(further) === 'det';
}

/** »det hus, vi stod uden for«, »hvad står han uden for«: what it belongs to stands in front. */
function isStranded(a: Analysis, verb: number): boolean {
  let first = verb;
  for (let k = a.before(verb), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (/^hv/.test(a.lower(k)) || a.lower(k) === 'som' || a.lower(k) === 'der') return true;
    // »det hus vi stod«
    if (PERSONS.test(a.lower(k)) && (a.is(a.before(k), r.NOUN) || a.lower(a.before(k)) === 'det')) return true;
    first = k;
  }
  const before = a.before(first);
  return (
    /^hv/.test(a.lower(verb)) ||
    (before >= 0 &&
      a.commaAfter(before) &&
      a.is(before, r.NOUN) &&
      (PERSONS.test(a.lower(first)) || a.is(first, r.NOUN | r.DEFINITE)))
  );
}
const FARTHEST = 9;

const BEGINS = new WordList('begynde begynder begyndte begyndt starte starter startede startet');
const BETWEEN_BEGINS = new WordList('helt bare igen jeg du han hun vi man de den det hele');
/** »begynde helt for fra« */
function isAgain(a: Analysis, at: number, next: number): boolean {
  let verb = a.before(at);
  while (BETWEEN_BEGINS.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
  const after = a.after(next);
  return (
    BEGINS.test(a.lower(verb)) &&
    !a.commaAfter(verb) &&
    !a.hasCapital(after) &&
    (after < 0 || !r.hasAny(a.reading(after), r.NOUN | r.NAME | r.NUMERAL))
  );
}

const GIVES_OR_GETS = new WordList('få får fik fået give giver gav givet');
const OF_HOW_MUCH = new WordList('en meget så lidt altid ikke også bare ordentlig stor tit mere kun ingen nok');
/** »fik skæld ud«, »gav ham skæld ud« */
function isGiven(a: Analysis, at: number): boolean {
  let verb = a.before(at);
  for (let steps = 0; steps < 4 && !a.commaAfter(verb) && isBesideGiving(a, verb); steps++) verb = a.before(verb);
  return GIVES_OR_GETS.test(a.lower(verb)) && !a.commaAfter(verb);
}
const isBesideGiving = (a: Analysis, at: number): boolean =>
  OF_HOW_MUCH.test(a.lower(at)) ||
  PERSONS_AND_I.test(a.lower(at)) ||
  OBJECT_PERSONS.test(a.lower(at)) ||
  OWNERS.test(a.lower(at)) ||
  a.is(at, r.NAME) ||
  (a.is(at, r.NOUN) && !a.is(at, r.GENITIVE));

/** Who does something for the first time. */
const FIRST_TIMERS = new WordList(
  'vælger vælgere vælgerne køber købere forældre forældrene besøgende studerende mor mødre far fædre fødende gæster bruger brugere rejsende ' +
    'udstiller udstillere indtryk indtrykket ydelse',
);
function isOfTime(a: Analysis, at: number, gangs: number): Finding | null {
  const noun = a.after(gangs);
  if (a.commaAfter(gangs) || !FIRST_TIMERS.test(a.lower(noun))) return null;
  return replaceSpan(a, at, noun, `${a.lower(at)}gangs${a.lower(noun)}`, 0.96);
}

const PLAYS = new WordList('spille spiller spillede spillet på');
const isPlayed = (a: Analysis, at: number): boolean => PLAYS.test(a.lower(a.before(at)));
