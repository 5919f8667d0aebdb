import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { DEN_DET } from '../../words/articles.ts';
import { RELATIVES } from '../../words/links.ts';
import { PERSONS, PERSONS_AND_I, SUBJECTS_AND_DER } from '../../words/persons.ts';
import { IS_WAS, MODALS, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const NEARLY_WHAT = new WordList('ikke altid aldrig hele ingen intet ingenting alt færdig færdige lige umuligt');
/** »var næste færdig«, »næste hele dagen«; not »den næste hele dag« */
const isNearly: Test = (a, at) =>
  follows(a, at, NEARLY_WHAT) && !a.commaAfter(at) && !precedes(a, at, BEFORE_NEXT) && a.before(at) >= 0;
const BEFORE_NEXT = new WordList('den det de i hver til på min vores');
const TIMES = new WordList('dag morgen aften gang år uge måned sommer weekend nat formiddag time');
const isNext: Test = (a, at) => follows(a, at, TIMES) && !a.commaAfter(at);

const MAKES_FOOD = new WordList(
  'lave laver lavede lavet spise spiser spiste spist købe køber købte tilberede tilbereder noget varm varmt',
);
/** »lave mand«, »spise noget mand« */
const isFood: Test = (a, at) => precedes(a, at, MAKES_FOOD) && !a.commaAfter(a.before(at)) && !a.hasCapital(at);

const OWNERS = new WordList('min din vores jeres deres hans hendes');
/** »min hun«, »en hun, som hedder«, »en lille hun«: an animal that somebody has. */
const isDog: Test = (a, at) => {
  const before = a.before(at);
  if (a.commaAfter(before) || (isFinite(a, a.after(at)) && PERSONS.test(a.lower(a.before(before))))) return false;
  if (OWNERS.test(a.lower(before))) return n.closesClause(a, at) || isFinite(a, a.after(at)) || goesOn(a, at);
  if (a.lower(before) === 'en') return follows(a, at, RELATIVES);
  return a.is(before, r.ADJECTIVE) && precedes(a, before, /^en$/) && !isFinite(a, a.after(at));
};
const goesOn: Test = (a, at) => follows(a, at, GOES_ON);
const GOES_ON = new WordList('og som der i på med til');

const LASTS = new WordList(
  'ventede venter vente ventet tænkte tænker tænke sov sover sove sovet stod sad lå boede boet snakkede snakker snakket ' +
    'talte talt legede leget levede levet grinede græd kiggede arbejdede været',
);
/** »ventede lange«, »har boet her lange« */
const isLong: Test = (a, at) =>
  n.closesClause(a, at) && (precedes(a, at, LASTS) || (precedes(a, at, HERE_OR_SO) && precedes(a, at, LASTS, 2)));
const HERE_OR_SO = new WordList('her der så meget ikke');

const ABOUT_TIME = new WordList('siden gamle gammel senere tilbage');
/** »ti ure gamle«, »for to ure siden« */
const isWeeks: Test = (a, at) =>
  (a.is(a.before(at), r.NUMERAL) || a.kinds[a.before(at)] === NUMBER) &&
  (follows(a, at, ABOUT_TIME) || (precedes(a, at, /^i$/, 2) && !n.closesClause(a, at) && isFinite(a, a.after(at))));

const BECOMES = new WordList('bliver blev blive bliv være er var');
/** »når jeg bliver vokset«: what one becomes. */
const isGrownUp: Test = (a, at) =>
  n.closesClause(a, at) && precedes(a, at, BECOMES) && precedes(a, at, PERSONS, 2) && !precedes(a, at, IS_WAS);

const AFTER_SOMETHING = new WordList('værd andet nyt særligt mærkeligt sjovt');
const isSomething: Test = (a, at) => follows(a, at, AFTER_SOMETHING) && !a.commaAfter(at);

/** »det er hvert at prøve« */
const isWorth: Test = (a, at) =>
  [1, 2, 3].some((steps) => precedes(a, at, IS_WAS, steps)) &&
  follows(a, at, /^at$/) &&
  a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE);

/** »kan hver svært«: after the modal verb the other verb is missing. */
const isToBe: Test = (a, at) =>
  precedes(a, at, MODALS) &&
  a.is(a.after(at), r.ADJECTIVE) &&
  n.closesClause(a, a.after(at)) &&
  !follows(a, at, /^især$/);

const LIVES = new WordList('bor boede');
const COMES = new WordList('kom kommer er var');
/** »hvad bor du«, »hvad kommer du fra« */
const asksForPlace: Test = (a, at) => {
  if (follows(a, at, LIVES)) return PERSONS_AND_I.test(a.lower(a.after(at, 2)));
  if (PERSONS.test(a.lower(a.after(at))))
    return follows(a, at, LIVES, 2) || (follows(a, at, COMES, 2) && isFrom(a, a.after(at, 3)));
  return follows(a, at, COMES) && PERSONS_AND_I.test(a.lower(a.after(at, 2))) && isFrom(a, a.after(at, 3));
};
const isFrom = (a: Analysis, at: number): boolean => a.lower(at) === 'fra' && n.closesClause(a, at);

const HOW_HAIR_IS = new WordList('langt kort brunt lyst sort rødt krøllet blondt mørkt glat gråt hvidt');
/** »hun har langt har« */
const isHair: Test = (a, at) => precedes(a, at, HOW_HAIR_IS) && n.closesClause(a, at) && !a.commaAfter(a.before(at));

/** »kunne den flyve ingen.«: once more. */
const isAgain: Test = (a, at) =>
  n.closesClause(a, at) &&
  a.is(a.before(at), r.VERB | r.INFINITIVE) &&
  WITHOUT_OBJECT.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at));
const WITHOUT_OBJECT = new WordList('flyve gå komme løbe svømme sove cykle vågne danse grine');

const WITHOUT_WHAT = new WordList('sige spørge kigge se tænke vide have få gøre røre');
const BE = new WordList('er var være været');
/** »gik ude at sige noget«; not »vi var ude at se« */
const isWithout: Test = (a, at) => {
  if (!follows(a, at, /^at$/) || !WITHOUT_WHAT.test(a.lower(a.after(at, 2)))) return false;
  for (let k = a.before(at); k >= 0 && !a.commaAfter(k); k = a.before(k)) if (BE.test(a.lower(k))) return false;
  return true;
};

const STARS = new WordList('stjerner stjerne hjerter point ud');
/** »den for fem ud af seks stjerner« */
const isRated: Test = (a, at) => {
  const number = a.after(at);
  const counts = a.is(number, r.NUMERAL) || a.kinds[number] === NUMBER;
  return counts && follows(a, number, STARS) && !hasVerbBefore(a, at) && a.before(at) >= 0;
};
function hasVerbBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (isFinite(a, k)) return true;
  return false;
}
const FARTHEST = 8;

const WHOEVER = new WordList('alle man vi jeg du han hun de børn eleverne');
const BEGINS_OBJECT = new WordList('en et lov noget nogle mange flere mere min mit sin sit');
/** »kan alle for et stykke«, »skal for penge«: the other verb is missing. */
const isToGet: Test = (a, at) => {
  if (a.commaAfter(a.before(at)) || hasVerbAfter(a, at)) return false;
  if (WHOEVER.test(a.lower(a.before(at)))) return precedes(a, at, MORE_MODALS, 2) && follows(a, at, BEGINS_OBJECT);
  const next = a.after(at);
  return (
    precedes(a, at, MODALS) &&
    a.is(next, r.NOUN | r.INDEFINITE) &&
    !FIXED.test(a.lower(next)) &&
    PERSONS.test(a.lower(a.before(at, 2)))
  );
};
const FIXED = new WordList('eksempel alvor sjov tiden fanden helvede guds pokker enhver øvrigt');
function hasVerbAfter(a: Analysis, at: number): boolean {
  for (let k = a.after(at); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (a.is(k, r.VERB)) return true;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION)) return false;
  }
  return false;
}

const JUST = new WordList('lige kort længe');
/** »lige for der sker noget« */
const isBefore: Test = (a, at) =>
  precedes(a, at, JUST) &&
  !a.commaAfter(a.before(at)) &&
  follows(a, at, SUBJECTS_AND_DER) &&
  isFinite(a, a.after(at, 2)) &&
  !follows(a, at, DEN_DET, 2);

const PUT = new WordList('dig jer ned stille op lige');
/** »sid koppen på bordet«: what is put. */
const isPut: Test = (a, at) =>
  a.opensSentence(at) &&
  !a.commaAfter(at) &&
  !PUT.test(a.lower(a.after(at))) &&
  (a.lower(a.after(at)) === 'den' ||
    (a.canBe(a.after(at), r.NOUN | r.DEFINITE) && a.is(a.after(at, 2), r.PREPOSITION)));

const DONE_TO_ONESELF = new WordList(
  'satte sætter sætte sat lagde lægger lægge lagt vendte vender vende vendt rejste rejser rejse vaskede vasker vaske gemte gemmer gemme bøjede bøjer ' +
    'drejede drejer lænede læner bevægede bevæger bevæge kastede kaster skyndte skynder skynde glædede glæder glæde følte føler føle klædte klæder ' +
    'klæde strakte strækker stillede stiller stille kedede keder kede morede morer skammede skammer hyggede hygger meldte melder melde trak trækker ' +
    'krøb nærmede nærmer rullede ruller krummede lukkede låste viklede øvede øver giftede gifter opførte opfører koncentrerede interesserer interesserede',
);
/** »satte sin på min arm«, »vendte sin om«, »følte sin ensom«: nothing that is owned follows. */
const isOneself: Test = (a, at) => {
  let verb = a.before(at);
  if (a.commaAfter(at) || a.commaAfter(verb)) return false;
  const isTurned = PERSONS.test(a.lower(verb)) || a.is(verb, r.NAME) || a.canBe(verb, r.NOUN | r.DEFINITE);
  if (isTurned && !DONE_TO_ONESELF.test(a.lower(verb))) verb = a.before(verb);
  if (!DONE_TO_ONESELF.test(a.lower(verb)) || a.commaAfter(verb)) return false;
  const next = a.after(at);
  if (n.closesClause(a, at)) return false;
  if (a.is(next, r.ADJECTIVE)) return /^føl/.test(a.lower(verb)) && n.closesClause(a, next);
  return a.is(next, r.PREPOSITION) || (WAYS.test(a.lower(next)) && !a.is(next, r.NOUN));
};
const WAYS = new WordList(
  'ned op om ind ud hen over hjem frem tilbage sammen foran bag bagved på i ved under og til for',
);

const WORDS: Record<string, readonly Misplaced[]> = {
  sin: [['sound-alike', 'sig', 0.97, isOneself]],
  næste: [['sound-alike', 'næsten', 0.94, isNearly]],
  næsten: [['sound-alike', 'næste', 0.96, isNext]],
  mand: [['sound-alike', 'mad', 0.94, isFood]],
  hun: [['sound-alike', 'hund', 0.94, isDog]],
  lange: [['sound-alike', 'længe', 0.94, isLong]],
  ure: [['sound-alike', 'uger', 0.92, isWeeks]],
  vokset: [['sound-alike', 'voksen', 0.94, isGrownUp]],
  nået: [['sound-alike', 'noget', 0.95, isSomething]],
  hvert: [['sound-alike', 'værd', 0.94, isWorth]],
  vært: [['sound-alike', 'værd', 0.94, isWorth]],
  hver: [['hver-vaer-vejr', 'være', 0.96, isToBe]],
  sid: [['sidde-saette', 'sæt', 0.96, isPut]],
  hvad: [['hvad-var', 'hvor', 0.95, asksForPlace]],
  har: [['sound-alike', 'hår', 0.985, isHair]],
  ingen: [['sound-alike', 'igen', 0.93, isAgain]],
  ude: [['sound-alike', 'uden', 0.985, isWithout]],
  for: [
    ['for-faar', 'får', 0.96, isRated],
    ['for-faar', 'få', 0.93, isToGet],
    ['for-faar', 'før', 0.94, isBefore],
  ],
};

/** Words that are taken for one that sounds nearly alike, where the words beside leave no doubt. */
export const toldByNeighbours: WordRule = {
  id: 'told-by-neighbours',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Jeg var næste færdig.', 'Jeg var næsten færdig.'],
    ['Næsten dag kørte vi hjem.', 'Næste dag kørte vi hjem.'],
    ['Min far kan lave mand.', 'Min far kan lave mad.'],
    ['Jeg har en hun, som hedder Fido.', 'Jeg har en hund, som hedder Fido.'],
    ['Vi ventede lange.', 'Vi ventede længe.'],
    ['Det er hvert at prøve.', 'Det er værd at prøve.'],
    ['Hvad bor du?', 'Hvor bor du?'],
    ['Hun har langt har.', 'Hun har langt hår.'],
    ['Han gik ude at sige farvel.', 'Han gik uden at sige farvel.'],
    ['Sid kopperne på bordet.', 'Sæt kopperne på bordet.'],
    ['Filmen for fem stjerner.', 'Filmen får fem stjerner.'],
    ['Så kan alle for en is.', 'Så kan alle få en is.'],
    ['Sommerfuglen satte sin på min arm.', 'Sommerfuglen satte sig på min arm.'],
    ['Så vendte hun sin om.', 'Så vendte hun sig om.'],
  ],
  right: [
    'Den næste hele dag sov vi.',
    'Han er en god mand.',
    'Er det en han eller en hun?',
    'Vi var ude at se på biler.',
    'Hun har langt og tykt hår.',
    'Hun satte sin kop på bordet og vendte sin stol om.',
    'Dagene var lange.',
    'Det er den samme hun, der rystede.',
    'Der hang tre ure på væggen.',
    'Hvad er du bange for?',
    'Vi skal for alt i verden ikke hjem.',
    'De kan hver især få en is.',
  ],
};
