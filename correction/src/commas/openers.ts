import { ADJECTIVE, COMMON, NOUN, PLURAL, VERB } from '../lexicon/readings.ts';
import { mayThink } from '../words/beings.ts';
import type { PhraseTrack } from './phrase-track.ts';
import { isNominal } from './phrase-track.ts';
import { SYMBOL as S } from './symbols.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET, IT_OR_ALL } from '../words/articles.ts';
import { PERSONS } from '../words/persons.ts';
import { IS_WAS } from '../words/verbs.ts';

const DET_DETTE = new WordList('det dette');
const IT = new WordList('det den der');

/** Words that begin a subordinate clause when its subject stands before its verb. */
const CONJUNCTIONS = new Set(
  'at fordi hvis når da mens imens før inden selvom siden indtil medmindre dersom skønt eftersom om ligesom idet såfremt uanset hvorvidt hvorhen hvorfra hvortil hvorefter hvorpå hvorved hvoraf hvormed hvorimod skøndt hvornår hvordan hvorfor'.split(
    ' ',
  ),
);
const QUESTIONS = new Set('hvad hvem hvor hvilken hvilket hvilke hvis'.split(' '));
/** Of two words: neither of them begins a clause alone. */
const PAIRS = new Set(
  'efter+at uden+at så+at sådan+at således+at samtidig+med så+længe så+snart så+vidt så+ofte hver+gang næste+gang selv+om som+om hvad+enten forudsat+at alt+efter ligesom+når ligesom+da i+fald idet+at fordi+at trods+at efterhånden+som med+mindre'.split(
    ' ',
  ),
);
const FIRST_OF_PAIR = new Set([...PAIRS].map((pair) => pair.split('+')[0]!));
const ADVERBS = new Set(
  'især lige kun dels selv netop længe kort allerede specielt særlig særligt navnlig mest undtagen straks bare også først'.split(
    ' ',
  ),
);
/** After these only certain conjunctions make the adverb part of the clause: »kun hvis«, »lige da«. */
const AFTER_ADVERB = new WordList('når hvis da før fordi efter siden inden mens om selv selvom');
/** The only words with which a clause may begin: `openerLength` asks further of them alone. */
const MAY_OPEN = new WordList(
  ['i bortset for som der end til', ...FIRST_OF_PAIR, ...ADVERBS, ...CONJUNCTIONS, ...QUESTIONS].join(' '),
);
/** Words that go with »for« themselves: »glad for, at …«. */
export const WANTS_FOR = new WordList(
  'glad bange ked kendt taknemlig taknemmelig ansvarlig ansvar ansvaret sørge sørger sørgede sørget tak ' +
    'angst frygt frygten berømt flov nervøs brug behov respekt slukke slukker slukkede slukket tænde ' +
    'tænder tændte tændt grund bevis beviset tegn kæmpe kæmper kæmpede årsag årsagen straf straffet ' +
    'interesse interessen risiko risikoen betingelse betingelsen forudsætning udtryk skylden undskyld ' +
    'undskylde undskylder undskyldte alt lykkelig',
);
const FURTHEST = 7;

/**
 * Length in words of the conjunction that begins a subordinate clause at word `k`, adverbs before it included (»lige
 * da«, »i stedet for at«); 0 when none begins there for sure. A relative clause without »som« has length −1.
 */
export function openerLength(p: PhraseTrack, k: number): number {
  const word = p.lower(k);
  if (!MAY_OPEN.test(word)) return 0;
  const next = p.lower(k + 1);
  if (word === 'i' && next === 'stedet' && p.lower(k + 2) === 'for' && p.lower(k + 3) === 'at') {
    return hasClause(p, k + 4) ? 4 : 0;
  }
  if (word === 'bortset' && next === 'fra' && p.lower(k + 2) === 'at') return hasClause(p, k + 3) ? 3 : 0;
  if (word === 'for' && next === 'at' && !WANTS_FOR.test(p.lower(k - 1)) && hasClause(p, k + 2)) {
    return k > 0 && p.kindAt(p.of[k - 1]!) === S.adjective ? 0 : 2;
  }
  if (
    FIRST_OF_PAIR.has(word) &&
    PAIRS.has(`${word}+${next}`) &&
    !(word === 'så' && p.kindAt(p.of[k]! - 1) === S.nominative)
  ) {
    if (word === 'så' && next !== 'at' && p.lower(k - 1) === 'lige') return 0;
    if (word === 'så' && next !== 'at' && p.lower(k + 2) === 'som' && hasClause(p, k + 3)) return 3;
    const own = word === 'samtidig' ? (p.lower(k + 2) === 'at' ? 3 : 0) : 2;
    if (own > 0 && hasClause(p, k + own)) return own;
  }
  if (
    ADVERBS.has(word) &&
    AFTER_ADVERB.test(next) &&
    k + 2 < p.words &&
    !(word === 'længe' && next === 'mens') &&
    !(word === 'også' && isAlsoDone(p, k))
  ) {
    const rest = openerLength(p, k + 1);
    return rest > 0 ? rest + 1 : 0;
  }
  // »da hun når ud til vejen«: a verb
  if (word === 'når' && p.kindAt(p.of[k]! - 1) === S.nominative && p.kindAt(p.of[k]! - 2) === S.subordinator) return 0;
  if (word === 'dengang' && k === 0 && isPronoun(next) && hasClause(p, 1)) return 1;
  if (CONJUNCTIONS.has(word)) {
    const c = p.of[k]!;
    if (p.kindAt(c) !== S.prepositional) return hasClause(p, k + 1) ? 1 : 0;
    return isClauseLikePhrase(p, k, c) ? 1 : 0;
  }
  // »hvem som helst«: no clause
  if (QUESTIONS.has(word)) return next === 'som' && p.lower(k + 2) === 'helst' ? 0 : questionClause(p, k);
  if (word === 'som' || word === 'der') return relativeClause(p, k);
  if (word === 'end') return hasClause(p, k + 1) && p.kindAt(p.of[k + 1]!) !== S.prepositional ? 1 : 0;
  if (word === 'til')
    return k + 2 < p.words && isPronoun(p.lower(k + 1)) && p.kindAt(p.of[k + 2]!) === S.finite ? 1 : 0;
  return 0;
}

/** »Vi cykler også | når det sner«, »Så kommer han også | hvis det regner«: what is done, not when. */
function isAlsoDone(p: PhraseTrack, k: number): boolean {
  const before = p.of[k]! - 1;
  if (p.kindAt(before) === S.finite) return true;
  return p.kindAt(before) === S.nominative && p.kindAt(before - 1) === S.finite;
}

const BEFORE_OR_SINCE = new WordList('om før inden siden');
/** »undersøge | om karse kan vokse«, »to timer | før mor kommer«: taken for a preposition, but a verb follows its noun. */
function isClauseLikePhrase(p: PhraseTrack, k: number, c: number): boolean {
  if (!BEFORE_OR_SINCE.test(p.lower(k)) || p.first(c) !== k || p.kindAt(c + 1) !== S.finite) return false;
  const before = p.kindAt(c - 1);
  // »Før filmen begyndte | købte vi popcorn«
  if (c === 0) return p.kindAt(c + 2) === S.finite && isNominal(p.kindAt(c + 3));
  if (before === S.conjunction || before === S.but || before === S.start || before === S.punctuation) return false;
  if (p.lower(k) === 'om' && before !== S.finite && before !== S.infinitive && before !== S.adverb)
    if (before !== S.nominative || p.kindAt(c - 2) !== S.finite) return false;
  if (p.kindAt(c + 2) === S.nominative) return false;
  for (let d = c - 1; d >= 0; d--) if (p.kind[d] === S.finite) return true;
  return false;
}

const isPronoun = (word: string): boolean => PERSONS.test(word);

const NO_SUBJECT = new WordList('mig dig ham hende sig os');

/** A subject and then, with adverbs at most between, a finite verb begin at word `k`. */
export function hasClause(p: PhraseTrack, k: number): boolean {
  if (k >= p.words) return false;
  let c = p.of[k]!;
  let kind = p.kindAt(c);
  if (p.lower(k) === 'der') kind = S.nominative;
  else if (p.first(c) !== k && kind !== S.prepositional) return false;
  while (kind === S.adverb) kind = p.kindAt(++c);
  // »ligesom mig«: no subject
  if (kind === S.accusative && p.kindAt(c + 1) !== S.conjunction && NO_SUBJECT.test(p.lower(p.first(c)))) return false;
  if (p.lower(p.last[c]!) === 'der' && c < p.count) kind = S.nominative;
  if (!isNominal(kind) && kind !== S.prepositional && kind !== S.adjective && kind !== S.number) return false;
  for (let d = c + 1; d <= c + FURTHEST; d++) {
    const at = p.kindAt(d);
    if (at === S.finite) return true;
    if (
      at !== S.adverb &&
      at !== S.prepositional &&
      at !== S.genitive &&
      at !== S.name &&
      at !== S.number &&
      !(at === S.conjunction && d + 1 < p.count && isNominal(p.kindAt(d + 1))) &&
      !(isNominal(at) && p.kindAt(d - 1) === S.conjunction)
    )
      return false;
  }
  return false;
}

/** »hvad han hedder«, »hvor mange der kommer«: subject before verb; »hvad hedder han« is a question of its own. */
function questionClause(p: PhraseTrack, k: number): number {
  let j = k + 1;
  const next = p.kindAt(p.of[Math.min(j, p.words - 1)]!);
  // »ved du hvad, jeg …«: a way to begin
  if (p.lower(k) === 'hvilket' && k > 2 && next === S.finite) return 1;
  if (next === S.finite || (k === 2 && p.lower(0) === 'ved' && p.lower(k) === 'hvad')) return 0;
  // »hvor mange gæster«, »hvilke tal«: what is asked about stands before the subject.
  if (p.lower(k) === 'hvilket' && k > 2 && next === S.adverb && p.kindAt(p.of[j]! + 1) === S.finite) return 1;
  if (p.lower(k) === 'hvor' || p.lower(k).startsWith('hvil')) {
    for (let d = 0; d < 4 && j < p.words; d++, j++) {
      if (p.lower(j) === 'der' || (p.first(p.of[j]!) === j && hasClause(p, j) && p.kindAt(p.of[j]!) !== S.adjective))
        return 1;
      const kind = p.kindAt(p.of[j]!);
      if (!isNominal(kind) && kind !== S.adverb && kind !== S.adjective) return 0;
    }
    return 0;
  }
  return hasClause(p, j) || p.lower(j) === 'der' ? 1 : 0;
}

/** »der lå en pakke«: something is there, and the clause is no relative one. */
const EXISTS = new WordList(
  'ligger lå står stod sidder sad hænger hang skete sker findes fandtes mangler manglede boede bor',
);

/** »som« and »der« with a verb soon after. */
function relativeClause(p: PhraseTrack, k: number): number {
  if (k === 0 || k + 1 >= p.words) return 0;
  const before = p.kindAt(p.of[k - 1]!);
  if (p.lower(k) === 'der') {
    if (!isNominal(before) && before !== S.prepositional && before !== S.name) return 0;
    // »hvor mange gæster der kommer«, »var der«, »at der«
    for (let c = p.of[k]! - 1, d = 0; c >= 0 && d < 3; c--, d++) {
      const kind = p.kindAt(c);
      if (kind === S.question) return 0;
      if (kind === S.finite || kind === S.relative || kind === S.subordinator) break;
    }
    let c = p.of[k]! + 1;
    while (p.kindAt(c) === S.adverb || p.kindAt(c) === S.prepositional) c++;
    if (EXISTS.test(p.lower(p.last[c]!)) && p.kindAt(c + 1) === S.noun && p.first(c + 1) < p.last[c + 1]!) return 0;
    // »til byen | der købte vi en is«: there.
    const subject = p.lower(p.first(c + 1));
    return p.kindAt(c) === S.finite && !(isPronoun(subject) && subject !== 'de') ? 1 : 0;
  }
  if (p.lower(k + 1) === 'regel' || before === S.finite) return 0;
  let c = p.of[k]! + 1;
  while (p.kindAt(c) === S.adverb) c++;
  if (p.kindAt(c) === S.finite) return before === S.conjunction || before === S.but ? 0 : 1;
  const subject = p.kindAt(c);
  const isOpen = new WordList('noget nogen det alt dem ting nogle').test(p.lower(k - 1));
  return (isOpen || (subject !== S.noun && subject !== S.name)) && hasClause(p, k + 1) ? 1 : 0;
}

/** What one thinks, says or knows. */
export const THINKS = new WordList(
  'tror troede håber håbede synes syntes mener mente ved vidste siger sagde føler følte ønsker ønskede lover ' +
    'lovede hører hørte drømmer drømte håbe tro synes mene sige føle ønske',
);

const isThinking = (p: PhraseTrack, c: number): boolean => THINKS.test(p.lower(p.last[Math.max(c, 0)]!));
const BEFORE_THOUGHT = new WordList(
  'ikke godt nok også jo aldrig dog altså bare selv faktisk stadig virkelig altid nu',
);

/** »jeg håber | du får …«, »tror du | han kommer«: what one thinks, without »at«, begins at phrase `c`. */
export function isThought(p: PhraseTrack, c: number): boolean {
  // »jeg tror ikke | de kommer«
  const b = p.kindAt(c - 1) === S.adverb && BEFORE_THOUGHT.test(p.lower(p.last[c - 1]!)) ? c - 2 : c - 1;
  if (p.kindAt(b) === S.finite) {
    const thinker = p.lower(p.last[Math.max(b - 1, 0)]!);
    return (
      isThinking(p, b) &&
      b > 0 &&
      isNominal(p.kindAt(b - 1)) &&
      !DEN_DET.test(thinker) &&
      p.lower(p.first(c)) !== thinker
    );
  }
  return (
    p.kindAt(b) === S.nominative &&
    p.kindAt(b - 1) === S.finite &&
    isThinking(p, b - 1) &&
    (b < 3 || p.kindAt(b - 2) === S.question || p.kindAt(b - 2) === S.adverb)
  );
}

const FRONTED = new WordList('det den dem alt hvad hvem');
const HAS_AN_OPINION = new WordList('tror troede synes syntes mener mente håber håbede');
/** »den film synes jeg …«: a thing before an opinion, which things do not have. */
function isThingOfOpinion(p: PhraseTrack, c: number): boolean {
  const [kind, head] = [p.kindAt(c - 1), p.last[c - 1]!];
  if (kind !== S.noun && kind !== S.definite && kind !== S.owned && !(kind === S.name && p.of[head] === 0))
    return false;
  if (!HAS_AN_OPINION.test(p.lower(p.last[c]!)) || p.kindAt(c + 1) !== S.nominative) return false;
  return (p.type(head).union & NOUN) !== 0 && !mayThink(p.lower(head));
}

/**
 * »det synes | jeg er dejligt«, »og det tror | min mor bliver sjovt«, »den film synes | jeg er god«: one clause is tied into
 * the other, without a comma.
 */
export function isTiedIn(p: PhraseTrack, c: number): boolean {
  if (p.kindAt(c) !== S.finite || !isThinking(p, c) || c < 1) return false;
  const isFronted = p.first(c - 1) === p.last[c - 1] && FRONTED.test(p.lower(p.last[c - 1]!));
  if (!isFronted && !isThingOfOpinion(p, c)) return false;
  const before = p.kindAt(c - 2);
  if (c > 1 && before !== S.conjunction && before !== S.but && before !== S.punctuation && before !== S.breaks)
    return false;
  if (!isNominal(p.kindAt(c + 1)) || p.kindAt(c + 1) === S.accusative) return false;
  let d = c + 2;
  while (p.kindAt(d) === S.adverb) d++;
  return p.kindAt(d) === S.finite;
}

/** »jeg synes dog | filmen er for lang« */
function isThoughtOfThing(p: PhraseTrack, c: number): boolean {
  const kind = p.kindAt(c);
  const isIt = (kind === S.nominative || kind === S.relative) && IT.test(p.lower(p.first(c)));
  if (!isIt && kind !== S.definite && kind !== S.owned && kind !== S.name) return false;
  let d = c + 1;
  while (p.kindAt(d) === S.adverb) d++;
  // »når jeg hører den sang | tænker jeg«: the main verb and its subject
  if (p.kindAt(d + 1) === S.nominative) return false;
  // »siger det modsatte«: no verb
  if (p.kindAt(d) !== S.finite || (isIt && (p.type(p.first(d)).union & ADJECTIVE) !== 0)) return false;
  return isThought(p, c);
}

/** »det | min bror sagde«, »alt det | læreren ved« */
function isSaidOfIt(p: PhraseTrack, c: number): boolean {
  const kind = p.kindAt(c);
  if (kind !== S.owned && kind !== S.name && (kind !== S.definite || p.first(c) < p.last[c]!)) return false;
  if (p.kindAt(c + 1) !== S.finite || p.lower(p.last[c - 1]!) !== 'det') return false;
  const before = p.kindAt(c - 1);
  return before === S.prepositional || (before === S.nominative && p.kindAt(c - 2) !== S.finite);
}

/**
 * A relative clause without »som«: »den bog | jeg læste«, »det | du siger«, »det er i dag | vi rejser«. A pronoun right
 * after a noun, and then the verb.
 */
export function bareRelativeAt(p: PhraseTrack, k: number): boolean {
  if (k === 0) return false;
  const c = p.of[k]!;
  // »jo mere | man …«, »jo længere tid | man …«
  if (p.lower(k - 2) === 'jo' || p.lower(k - 3) === 'jo') return false;
  if (!isPronoun(p.lower(k)) && p.lower(k) !== 'i')
    return p.first(c) === k && (isThoughtOfThing(p, c) || isSaidOfIt(p, c));
  // »hvis navn | jeg kender«: whose
  if (p.kindAt(c) !== S.nominative || p.lower(k - 2) === 'hvis') return false;
  let d = c + 1;
  while (p.kindAt(d) === S.adverb) d++;
  if (p.kindAt(d) !== S.finite) return false;
  const before = p.kindAt(c - 1);
  if (isAskedAbout(p, c - 1)) return false;
  if (isThought(p, c)) return true;
  if (before === S.nominative) return DEN_DET.test(p.lower(k - 1));
  // »i lyset af det | vi ved«: the verb would come first
  if (before === S.prepositional && IT_OR_ALL.test(p.lower(k - 1))) return true;
  if (c >= 3 && IS_WAS.test(p.lower(p.first(c - 2))) && DET_DETTE.test(p.lower(p.first(c - 3)))) {
    return before === S.prepositional || before === S.definite || before === S.name || before === S.adverb;
  }
  // »det er det bedste | jeg nogensinde har gjort«
  if (before === S.adjective && /(ste|mere|første)$/.test(p.lower(k - 1)) && p.lower(k - 2) !== 'for') return true;
  return isNominal(before) && before !== S.name && before !== S.accusative && !isBareNoun(p, c - 1);
}

/** »min far er pædagog | vi bor …«: one noun without an article, which no relative clause tells more about. */
function isBareNoun(p: PhraseTrack, c: number): boolean {
  if (p.kindAt(c) !== S.noun || p.first(c) !== p.last[c] || c === 0) return false;
  const { union } = p.type(p.last[c]!);
  return (union & NOUN) !== 0 && (union & COMMON) !== 0 && (union & (PLURAL | VERB | ADJECTIVE)) === 0;
}

/** »hvilke kurser«, »hvor mange nye bøger«: the clause has begun already. */
function isAskedAbout(p: PhraseTrack, c: number): boolean {
  let d = c;
  while (d > 0 && d > c - 3 && p.kindAt(d) !== S.question && (isNominal(p.kindAt(d)) || p.kindAt(d) === S.adjective))
    d--;
  return p.kindAt(d) === S.question && /^hv(or|il)/.test(p.lower(p.last[d]!));
}
