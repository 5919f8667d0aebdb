import type { Analysis } from '../../analysis/analysis.ts';
import {
  becameOnce,
  endsOnce,
  feltOnce,
  findsOne,
  happenedOnce,
  isInstruction,
  isOfAnybody,
  saysWhen,
  thatHappened,
  wasInClass,
} from '../../clauses/once-or-often.ts';
import { clauseAt } from '../../clauses/subject.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import { NUMERAL, PAST, PRESENT, SUBORDINATOR } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';
import { DEN_DET, LAST_ONE } from '../../words/articles.ts';
import { LANDS } from '../../words/governed-classes.ts';

const TIME = new WordList('år uge sommer måned weekend gang');
const SUDDENLY = new WordList('pludselig pludseligt forleden engang endelig');

/** What happens again and again. */
const OFTEN = new WordList('altid ofte tit sommetider plejer plejede aldrig normalt oftest somme hver hvert');
const SOON = new WordList('snart engang morgen bagefter');

export const daNaar: WordRule = {
  id: 'da-naar',
  subcategory: 'da-naar',
  on: { words: 'da når' },
  wrong: [
    ['Når jeg kom hjem i går, var der ingen hjemme.', 'Da jeg kom hjem i går, var der ingen hjemme.'],
    [
      'Da jeg kommer hjem fra skole, spiser jeg altid en bolle.',
      'Når jeg kommer hjem fra skole, spiser jeg altid en bolle.',
    ],
    ['Da jeg bliver stor, vil jeg være pilot.', 'Når jeg bliver stor, vil jeg være pilot.'],
    ['Når de fortalte det i sommer, sagde jeg ikke noget.', 'Da de fortalte det i sommer, sagde jeg ikke noget.'],
    ['Når jeg fyldte ti, fik jeg en cykel.', 'Da jeg fyldte ti, fik jeg en cykel.'],
    ['Jeg husker den dag, når jeg kom til skolen.', 'Jeg husker den dag, da jeg kom til skolen.'],
    ['Når jeg var lille, boede vi i Aalborg.', 'Da jeg var lille, boede vi i Aalborg.'],
    ['Når jeg var ni, fik jeg en hund.', 'Da jeg var ni, fik jeg en hund.'],
    ['Når han blev født, boede vi i Vejle.', 'Da han blev født, boede vi i Vejle.'],
    ['Jeg var tolv år, når jeg lærte at svømme.', 'Jeg var tolv år, da jeg lærte at svømme.'],
    ['Når jeg gik i 3. klasse, fik vi en ny lærer.', 'Da jeg gik i 3. klasse, fik vi en ny lærer.'],
    ['Når hun åbnede døren, stod der en mand udenfor.', 'Da hun åbnede døren, stod der en mand udenfor.'],
    ['Jeg blev så glad, når jeg fik dit brev.', 'Jeg blev så glad, da jeg fik dit brev.'],
    ['Da vandet koger, kommer du pastaen i.', 'Når vandet koger, kommer du pastaen i.'],
    ['Ring til mig, da du er hjemme.', 'Ring til mig, når du er hjemme.'],
    ['Allerede da man åbner æsken, bliver man glad.', 'Allerede når man åbner æsken, bliver man glad.'],
    ['Hver gang når hun ringer, bliver jeg glad.', 'Hver gang hun ringer, bliver jeg glad.'],
    ['Når vi kom til Danmark, kendte vi ingen.', 'Da vi kom til Danmark, kendte vi ingen.'],
    [
      'Når min søster sidste år rejste på efterskole, blev her stille.',
      'Da min søster sidste år rejste på efterskole, blev her stille.',
    ],
    ['Jeg blev så sur, når min fætter ødelagde min drage.', 'Jeg blev så sur, da min fætter ødelagde min drage.'],
    ['Ved du, når toget kører?', 'Ved du, hvornår toget kører?'],
  ],
  right: [
    'Jeg blev altid så sur, når min fætter ødelagde noget.',
    'Jeg ved det, når bussen kører.',
    'Spørg ham, når han kommer hjem fra arbejde og har tid.',
    'Når jeg kom hjem, drak jeg altid te.',
    'Da jeg er syg, kan jeg ikke komme.',
    'Når det regnede, blev vi inde.',
    'Vi bliver inde, da det jo altid regner her.',
    'Da jeg kom hjem i går, var der ingen hjemme.',
    'Når jeg bliver stor, vil jeg være pilot.',
    'Når vi kom hjem, fik vi en kop kakao.',
    'Når jeg læste højt, måtte jeg vælge et stykke slik.',
    'Når vi fik gæster, gemte jeg det bag en pude.',
    'Da du ikke svarer, ringer jeg igen i morgen.',
    'Da man ikke kan se noget, bliver man bange.',
    'Da Birthe ser min tå, ler hun højt.',
  ],
  match(a, at, models): Finding | null {
    if (isEveryTime(a, at))
      return {
        start: a.starts[a.before(at)]!,
        end: a.ends[at]!,
        replacements: [a.written(a.before(at))],
        confidence: 0.95,
        subcategory: 'delete',
      };
    if (a.lower(at) === 'da' && !a.is(at, SUBORDINATOR)) return null;
    if (a.lower(at) === 'når' && asksForTime(a, at)) return replaceWord(a, at, 'hvornår', 0.86);
    const { sentence, clause } = clauseAt(a, at);
    const { phrases: p, start } = sentence;
    if (a.lower(at) === 'når' && !isOftenTold(a, at)) {
      const least = saysWhen(a, at) || thatHappened(a, at) ? 1 : becameOnce(a, at) ? -0.5 : Number.POSITIVE_INFINITY;
      if (least < Number.POSITIVE_INFINITY && likelier(a, at, 'da', models) >= least)
        return replaceWord(a, at, 'da', 0.9);
    }
    if (clause.kind !== 'conjunction' || clause.verb < 0) return null;
    const verb = start + p.first(clause.verb);
    const isPast = a.is(verb, PAST);
    let past = 0;
    let present = 0;
    let often = false;
    for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++) {
      if (a.is(k, PAST)) past++;
      else if (a.is(k, PRESENT)) present++;
      often ||= OFTEN.test(a.lower(k)) && (a.lower(at) === 'når' || a.lower(k) !== 'aldrig');
    }
    if (a.lower(at) === 'når') {
      const isOnce =
        wasYoung(a, verb) ||
        wasSoOldThen(a, at) ||
        isOfThatDay(a, at) ||
        cameToLand(a, verb) ||
        (past > 1 && isYesterday(a, at));
      if (!isPast || often) return null;
      if (isOnce) return replaceWord(a, at, 'da', 0.88);
      const least = leastOfOnce(a, at, verb);
      return past > 1 && likelier(a, at, 'da', models) >= least ? replaceWord(a, at, 'da', 0.86) : null;
    }
    if (isPast || past > 0 || present === 0) return null;
    if (isGrownUp(a, verb)) return replaceWord(a, at, 'når', 0.92);
    if (isInstruction(a, at, verb) && likelier(a, at, 'når', models) >= 1) return replaceWord(a, at, 'når', 0.86);
    if (isOfAnybody(a, at, verb) && likelier(a, at, 'når', models) >= 2.5) return replaceWord(a, at, 'når', 0.86);
    // »…, da det jo altid regner«: why, not when
    if (isKnownReason(a, at, verb)) return null;
    return present > 1 && (often || SOON.test(a.lower(a.after(verb)))) ? replaceWord(a, at, 'når', 0.9) : null;
  },
};

function isOftenTold(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++) if (OFTEN.test(a.lower(k))) return true;
  return false;
}

const ASKS = new WordList('ved spurgte spørger spørge vidste sige fortælle');
const OF_TIMETABLES = new WordList('kører begynder starter slutter åbner lukker går afgår ankommer ringer kommer skal');
/** »ved du, når bussen kører«, »jeg spurgte læreren, når prøven begynder« */
function asksForTime(a: Analysis, at: number): boolean {
  if (![2, 3, 4, 5].some((steps) => OF_TIMETABLES.test(a.lower(a.after(at, steps)))) || a.opensSentence(at))
    return false;
  let k = a.before(at);
  for (let steps = 0; steps < 2 && !ASKS.test(a.lower(k)); steps++) k = a.before(k);
  if (!ASKS.test(a.lower(k)) || a.lower(a.before(at)) === 'det') return false;
  const last = a.sentenceEnd(at) - 1;
  const [isShort, isAsked] = [
    last - at <= OF_QUESTION,
    a.lower(k) === 'ved' ? a.opensSentence(k) || NOT_YET.test(a.lower(a.before(at))) : true,
  ];
  return isShort && isAsked;
}
const OF_QUESTION = 7;
const NOT_YET = new WordList('ikke aldrig');

/** How much likelier than »når« the net must find »da«, as log odds, by what tells that it was once. */
function leastOfOnce(a: Analysis, at: number, verb: number): number {
  if (wasInClass(a, verb) || endsOnce(a, verb) || happenedOnce(a, at)) return 1;
  if (feltOnce(a, at, verb)) return 1.5;
  return findsOne(a, verb) ? 3 : Number.POSITIVE_INFINITY;
}

function isKnownReason(a: Analysis, at: number, verb: number): boolean {
  for (let k = at + 1; k <= verb + 1; k++) if (a.lower(k) === 'jo') return true;
  return false;
}

const GROWN = new WordList('stor store voksen voksne ældre gammel gamle færdig færdige rask raske');
/** »bliver stor«, »bliver 18 år«: it has not happened yet. */
const isGrownUp = (a: Analysis, verb: number): boolean =>
  a.lower(verb) === 'bliver' && (GROWN.test(a.lower(a.after(verb))) || /^år/.test(a.lower(a.after(verb, 2))));

/** »hver gang da vi kommer« */
const isEveryTime = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'gang' && /^hver$/.test(a.lower(a.before(at, 2)));

const SHORT_TIMES = new WordList('dag aften nat morgen eftermiddag sommer øjeblik');
/** »den dag, når vi kom« */
const isOfThatDay = (a: Analysis, at: number): boolean =>
  SHORT_TIMES.test(a.lower(a.before(at))) && DEN_DET.test(a.lower(a.before(at, 2)));

const PAST_TIMES = new WordList(
  'går forgårs søndags mandags tirsdags onsdags torsdags fredags lørdags fjor sommer vinter foråret ' +
    'efteråret aftes morges weekenden',
);
const PARTS_OF_DAY = new WordList('dag aften nat morgen eftermiddag');
/** The sentence says when: »i går«, »pludselig«. */
function isYesterday(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++) {
    // »…, men i går var det anderledes«
    if (k > at && a.lower(k) === 'men') return false;
    if (a.lower(k) === 'i' && PAST_TIMES.test(a.lower(k + 1))) return true;
    if (a.lower(k) === 'i' && /^(1\d|20)\d\d$/.test(a.lower(k + 1))) return true;
    if (SUDDENLY.test(a.lower(k))) return true;
    if (k < at && a.lower(k) === 'en' && PARTS_OF_DAY.test(a.lower(k + 1))) return true;
    if (LAST_ONE.test(a.lower(k)) && TIME.test(a.lower(k + 1))) return true;
  }
  return false;
}

/** »kom til Danmark«, »flyttede til Sverige« */
const cameToLand = (a: Analysis, verb: number): boolean =>
  CAME.test(a.lower(verb)) && a.lower(a.after(verb)) === 'til' && LANDS.test(a.lower(a.after(verb, 2)));
const CAME = new WordList('kom ankom flyttede');

const YOUNG = new WordList('lille ung barn yngre små mindre baby ny teenager');
const YEARS = new WordList('fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten');
/** »var lille«, »var seks år«, »fyldte ti«: one time only. */
const wasYoung = (a: Analysis, verb: number): boolean =>
  (a.lower(verb) === 'fyldte' && (a.is(a.after(verb), NUMERAL) || YEARS.test(a.lower(a.after(verb))))) ||
  (a.lower(verb) === 'var' &&
    (YOUNG.test(a.lower(a.after(verb))) || /^år/.test(a.lower(a.after(verb, 2))) || isAge(a, a.after(verb)))) ||
  (a.lower(verb) === 'blev' &&
    a.lower(a.before(verb)) !== 'klokken' &&
    (ONCE_IN_LIFE.test(a.lower(a.after(verb))) || isAge(a, a.after(verb))));
/** »var | ni, fik« */
const isAge = (a: Analysis, at: number): boolean => YEARS.test(a.lower(at)) && a.commaAfter(at);
const ONCE_IN_LIFE = new WordList('født konfirmeret døbt student voksen pensioneret');

/** »Jeg var tolv år, | når« */
const wasSoOldThen = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'år' && YEARS.test(a.lower(a.before(at, 2))) && a.lower(a.before(at, 3)) === 'var';
