import type { Analysis } from '../../analysis/analysis.ts';
import { clauseAt } from '../../clauses/subject.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { NUMERAL, PAST, PRESENT, SUBORDINATOR } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';
import { DEN_DET, LAST_ONE } from '../../words/articles.ts';
import { LANDS } from '../../words/governed.ts';

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
    ['Når vi kom til Danmark, kendte vi ingen.', 'Da vi kom til Danmark, kendte vi ingen.'],
  ],
  right: [
    'Når jeg kom hjem, drak jeg altid te.',
    'Da jeg er syg, kan jeg ikke komme.',
    'Når det regnede, blev vi inde.',
    'Vi bliver inde, da det jo altid regner her.',
    'Da jeg kom hjem i går, var der ingen hjemme.',
    'Når jeg bliver stor, vil jeg være pilot.',
  ],
  match(a, at): Finding | null {
    if (a.lower(at) === 'da' && !a.is(at, SUBORDINATOR)) return null;
    const { sentence, clause } = clauseAt(a, at);
    const { phrases: p, start } = sentence;
    if (clause.kind !== 'conjunction' || clause.verb < 0) return null;
    const verb = start + p.first(clause.verb);
    const isPast = a.is(verb, PAST);
    let past = 0;
    let present = 0;
    let often = false;
    for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++) {
      if (a.is(k, PAST)) past++;
      else if (a.is(k, PRESENT)) present++;
      often ||= OFTEN.test(a.lower(k));
    }
    if (a.lower(at) === 'når') {
      const isOnce = wasYoung(a, verb) || isOfThatDay(a, at) || cameToLand(a, verb) || (past > 1 && isYesterday(a, at));
      return isPast && !often && isOnce ? replaceWord(a, at, 'da', 0.88) : null;
    }
    if (isPast || past > 0 || present === 0) return null;
    if (isGrownUp(a, verb) || isEveryTime(a, at)) return replaceWord(a, at, 'når', 0.92);
    // »…, da det jo altid regner«: why, not when
    if (isKnownReason(a, at, verb)) return null;
    return present > 1 && (often || SOON.test(a.lower(a.after(verb)))) ? replaceWord(a, at, 'når', 0.9) : null;
  },
};

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

const YOUNG = new WordList('lille ung barn yngre små mindre baby');
const YEARS = new WordList('fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten');
/** »var lille«, »var seks år«, »fyldte ti«: one time only. */
const wasYoung = (a: Analysis, verb: number): boolean =>
  (a.lower(verb) === 'fyldte' && (a.is(a.after(verb), NUMERAL) || YEARS.test(a.lower(a.after(verb))))) ||
  (a.lower(verb) === 'var' && (YOUNG.test(a.lower(a.after(verb))) || /^år/.test(a.lower(a.after(verb, 2)))));
