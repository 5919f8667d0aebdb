import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { capitalised, replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  COMMON,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  INFINITIVE,
  NEUTER,
  NAME,
  NOUN,
  OTHER,
  PAST_PARTICIPLE,
  PLURAL,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isFirstOfTwo } from '../../patterns/first-of-two.ts';
import { NUMBER } from '../../text/token.ts';
import { isEnglishPhrase } from '../../words/english-phrases.ts';
import { SHORT_MONTHS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';
import { classifyMisspelling, jointOf } from '../../spelling/classify.ts';
import { ALL_CAPITALS, HAS_DIGIT } from '../../tagger/word-shape.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import type { Suggestion } from '../../spelling/speller.ts';
import { possibleAt, rankInContext } from '../../spelling/context.ts';
import { withCompounds } from '../../spelling/compound-suggestions.ts';
import { withHeard } from '../../spelling/sound-spellings.ts';
import { withTwoWords } from '../../spelling/two-words.ts';
import { compoundDoubt } from '../../spelling/doubtful-compound.ts';

/** An unlisted word this near to a frequent one is an error; further off it may be a word we do not know. */
const NEAR = 100;
const FREQUENT = 90;
const NEAR_NAME = 120;
/** The cost of a consonant written once: »udannelse« is not the opposite of »dannelse«. */
const DOUBLED = 40;
/** Log-odds from which an unlisted compound may be a misspelling. */
const DOUBTFUL = 0.3;

const LONGEST_TERM = 4;
const SHORTEST_OPENING = 5;
/** »en hårt kamp« for »hårdt«: the form is wrong besides, and that is what counts. */
function isFormBesides(written: string, [best, ...others]: readonly Suggestion[], lexicon: Lexicon): boolean {
  if (!best || !written.endsWith('t') || best.word.endsWith('t')) return false;
  const neuter = lexicon.otherForms(best.listed, ADJECTIVE, ADJECTIVE | NEUTER | SINGULAR | INDEFINITE)[0];
  return others.some(
    ({ word, listed, cost }) =>
      word === neuter && cost <= best.cost && lexicon.frequencies[listed]! + RARE >= lexicon.frequencies[best.listed]!,
  );
}
/** »selvfølgelig« tells of the whole sentence: its neuter is so much rarer that it is hardly meant. */
const RARE = 60;
const OF_SENTENCE =
  'Ordet staves »{replacement}« og ikke »{token}«. Det ender på -elig, og der skal ikke t på, når ordet fortæller om hele sætningen. Prøv med »måske« på samme plads. Passer det, skal der ikke t på.';
/** »spænnende«, »kolle«: what is written »nd« and »ld«. */
const WITH_D =
  'Ordet staves »{replacement}« og ikke »{token}«. Man hører kun n eller l, men her skrives det »nd« eller »ld«, ligesom i »mand« og »kold«. Det samme stumme d står i hele familien: »spænde«, »spændende«, »spænding«.';

/** What is to be said of this very mistake, where the explanation of its kind says too little. */
function ownExplanation(written: string, right: string, kind: SubcategoryId): { explanation?: string } {
  if (written.endsWith('ligt') && right.endsWith('elig')) return { explanation: OF_SENTENCE };
  const isWithD =
    /nn|ll/.test(written) && /nd|ld/.test(right) && written.replace(/nn/g, 'nd').replace(/ll/g, 'ld') === right;
  return kind === 'silent-letter' && isWithD ? { explanation: WITH_D } : {};
}

const isWrittenOnce = (written: string, right: string, joint: number): boolean =>
  written === right.slice(0, joint) + right.slice(joint + 1);

/** »overaskende«: both parts keep their letter. */
function ofJoint(right: string, joint: number): string {
  const [first, rest] = [right.slice(0, joint), right.slice(joint)];
  return (
    `Ordet staves »{replacement}« og ikke »{token}«. Det er sat sammen af »${first}« og »${rest}«. Den første del ender på ` +
    `${rest[0]}, og den anden begynder med ${rest[0]}, så bogstavet skal stå to gange.`
  );
}

const SUBJECTS = new WordList('jeg du han hun vi man de der');

export const misspelling: WordRule = {
  id: 'misspelling',
  subcategory: 'misspelling',
  on: { unlisted: true },
  wrong: [
    ['Min nye ven hedder ali.', 'Min nye ven hedder Ali.'],
    ['Min tante bor i odense.', 'Min tante bor i Odense.'],
    ['Vi sejlede til ærø.', 'Vi sejlede til Ærø.'],
    ['Vi gik hjem fra skolle sammen.', 'Vi gik hjem fra skole sammen.'],
    ['Det var en spænene film.', 'Det var en spændende film.'],
    ['Hun blev plusselig meget glad.', 'Hun blev pludselig meget glad.'],
    ['Plusselig gik lyset.', 'Pludselig gik lyset.'],
    ['Plusli hørte jeg en lyd.', 'Pludselig hørte jeg en lyd.'],
    ['Skilpader lægger æg i sandet.', 'Skildpadder lægger æg i sandet.'],
    ['Han kom selføligt for sent.', 'Han kom selvfølgelig for sent.'],
    ['Vi fanne en hule.', 'Vi fandt en hule.'],
    ['Vi går i firde klasse.', 'Vi går i fjerde klasse.'],
    ['Kassen er tonk.', 'Kassen er tung.'],
    ['Jeg vil gerner hjem nu.', 'Jeg vil gerne hjem nu.'],
  ],
  right: [
    'Kahn stopper efter denne sæson.',
    'Teenageren på billedet ligner en hummer.',
    'De udenlandske bygningsarbejdere fik løn for at grave i landbrugsjorde.',
    'Vi læste om Kirkegaardsparken i går.',
    'Min computer kører på Linux.',
    'Det var mega chill, og vi fik et nyt level i spillet.',
    'Han er tiktokker og siger goodbye til sine fans.',
    'De rykkede tættere sammen, da politiets biler kom.',
    'Lehder har to store lidenskaber.',
    'Skuldren gør ondt, og fingren er brækket.',
    'Numret er nyt, kamret er koldt, og mønstret er flot.',
    'Nummeret er nyt, kammeret er koldt, og fingeren gør ondt.',
    'Hun har fodboldskoleturneringen i tankerne.',
    'Forskriften er y = ax + b.',
    'Det er en win-win situation for alle.',
    'De læser børne- og ungdomsbøger.',
    'De strejkendes krav og de kriminelles liv.',
    'Problemet er mangelen på plads.',
    'Skrevet 25. mar 2008.',
  ],
  match(a, at, models, options) {
    const type = a.types[at]!;
    if (!a.isWord(at) || type.shape & HAS_DIGIT || type.lower.length < 2 || options.ignoredWords.has(type.lower))
      return null;
    if (!/^[a-zæøåéüöä'-]+$/.test(type.lower) || /^-|-$/.test(type.lower)) return null;
    if (type.shape & ALL_CAPITALS && type.lower.length <= 5) return null;
    if (a.hasCapital(at) && !a.opensSentence(at) && !(type.shape & ALL_CAPITALS)) return null;
    if (/[-']/.test(type.lower) || type.text.endsWith('.') || isElided(a, at) || isFirstOfTwo(a, at)) return null;
    if (SHORT_MONTHS.test(type.lower) && a.kinds[at - (a.isMark(at - 1) ? 2 : 1)] === NUMBER) return null;
    if (type.lower.length <= LONGEST_TERM && (isSign(a, at - 1) || isSign(a, at + 1))) return null;
    // »ca. 100 kr.abc«: who wrote it
    if (a.types[at - 1]?.text.endsWith('.') && a.ends[at - 1] === a.starts[at]) return null;
    const forbidden = a.lexicon.forbidden.has(type.lower);
    if (a.lexicon.english.has(type.lower) || isAmongEnglish(a, at) || isInflected(type.lower, a.lexicon)) return null;
    const near = withHeard(type.lower, models.speller.suggest(type.lower, a.effort), a.lexicon);
    const found = type.compound ? near : withCompounds(type.lower, near, a.lexicon, models.speller, a.effort);
    let doubt = Number.POSITIVE_INFINITY;
    if (type.compound && !forbidden) {
      const ownName = a.hasCapital(at) ? null : capitalName(a, at, found[0]);
      if (ownName !== null) return { ...replaceWord(a, at, ownName, 0.88, 'capital'), replacements: [ownName] };
      doubt = found[0] ? compoundDoubt(type.lower, type.compound, found[0], a.lexicon) : 0;
      if (doubt < DOUBTFUL || isOtherForm(type.lower, found[0]?.word)) return null;
    }
    const suggestions = withTwoWords(type.lower, rankInContext(a, at, possibleAt(a, at, found), models), a.lexicon);
    const best = suggestions[0];
    const name = maybeAbbreviation(a, at) ? null : capitalName(a, at, best);
    if (name !== null) return { ...replaceWord(a, at, name, 0.88, 'capital'), replacements: [name] };
    if (!best) return null;
    // A capital at the head of a sentence may be a name that we do not know.
    const maybeName = a.hasCapital(at) && !(type.shape & ALL_CAPITALS) && !isBeforeVerb(a, at);
    const frequencyOf = (s: Suggestion): number => a.lexicon.frequencies[s.listed]!;
    const known = frequencyOf(best) > 0;
    if (!known && best.cost > (type.lower.length > 9 ? 85 : type.lower.length > 7 ? 72 : 60)) return null;
    if (best.cost > DOUBLED && isNegated(type.lower, a.lexicon)) return null;
    const isNear = best.cost === 0 || (best.cost <= NEAR && frequencyOf(best) >= FREQUENT);
    if (maybeAbbreviation(a, at)) return null;
    // »Mange hilsner« and a name below
    if (maybeName && a.before(at) < 0 && a.after(at) < 0) return null;
    if (
      maybeName &&
      !(isNear && best.cost <= (frequencyOf(best) >= 110 ? 80 : 60)) &&
      !isLongAndNear(type.lower, best.cost, frequencyOf(best))
    )
      return null;
    if (maybeName && best.cost > DOUBLED && lacksArticle(a, at, best)) return null;
    if (best.word !== best.word.toLowerCase() && hasAny(a.lexicon.union(best.listed), NAME) && best.cost > NEAR_NAME)
      return null;
    const sure = probabilityOf(doubt);
    const confidence = Math.min(sure, Math.max(0.76, 0.98 - best.cost / 1000 - (isNear ? 0 : 0.08)));
    const list = suggestions.slice(0, 5).map((s) => s.word);
    const kind = isFormBesides(type.lower, suggestions, a.lexicon)
      ? 'adjective-agreement'
      : classifyMisspelling(type.lower, best.word);
    const joint = kind === 'double-consonant' ? jointOf(best.word) : 0;
    return {
      ...replaceWord(a, at, list, confidence, joint > 0 ? 'misspelling' : kind),
      ...ownExplanation(type.lower, best.word, kind),
      ...(joint > 0 && isWrittenOnce(type.lower, best.word, joint) && { explanation: ofJoint(best.word, joint) }),
    };
  },
};

/** »landbrugsjorde«, »bygningsarbejdere«: one that is listed, in another form. */
const isOtherForm = (word: string, listed = ''): boolean =>
  word.length > LONG && word.startsWith(listed) && OTHER_ENDING.has(word.slice(listed.length));

const LONG = 10;
const OTHER_ENDING = new Set(['e', 'er', 'en', 'et', 'ene', 'erne']);

/** »Lehder har to lidenskaber«: a leader would have his article; who has none before the verb is called so. */
function lacksArticle(a: Analysis, at: number, best: Suggestion): boolean {
  const next = a.after(at);
  const { lexicon } = a;
  return (
    a.is(next, VERB) &&
    hasAny(a.reading(next), FINITE) &&
    (isVerb(best, lexicon) ||
      (lexicon.hasReading(best.listed, NOUN | SINGULAR | INDEFINITE) &&
        !hasAny(lexicon.union(best.listed), PLURAL | DEFINITE | ADJECTIVE | OTHER | NAME)))
  );
}

/** »Kahn stopper«: a verb before a verb that has its subject. */
const isVerb = (best: Suggestion, lexicon: Lexicon): boolean =>
  hasAny(lexicon.union(best.listed), FINITE) && !hasAny(lexicon.union(best.listed), ADJECTIVE | OTHER | NAME);

/** »Plusselig«, »Kriminalasistent«, »Skilpader«: names so long are rarely so near to a word in use. */
const isLongAndNear = ({ length }: string, cost: number, frequency: number): boolean =>
  length >= (frequency >= 60 ? 6 : frequency >= 30 ? 8 : Number.POSITIVE_INFINITY) &&
  cost <= (frequency >= 110 || (length >= 8 && frequency >= 80) ? 15 : 12) * length;

/** »Plusli hørte jeg«: what stands before the verb and its subject is seldom somebody's name. */
const isBeforeVerb = (a: Analysis, at: number): boolean =>
  a.types[at]!.lower.length >= SHORTEST_OPENING && a.isWord(a.after(at)) && SUBJECTS.test(a.lower(a.after(at, 2)));

/** A hundred times as rare, and what is meant as near as that. */
const MUCH_RARER = 60;
const NEAR_SMALL = 75;
/** »i odense«, »hedder ali«: what follows is more likely a name. */
const BEFORE_NAMES = new WordList('i til fra hedder hed');

/** »odense«: a name written with a small letter, when no small word is as near. */
function capitalName(a: Analysis, at: number, small: Suggestion | undefined): string | null {
  const { lexicon } = a;
  const lower = a.types[at]!.lower;
  const isPlace = BEFORE_NAMES.test(a.lower(a.before(at)));
  if (a.hasCapital(at) || lower.length < (isPlace ? 3 : 4)) return null;
  const name = capitalised(lower);
  const listed = lexicon.words.find(name);
  const frequency = listed < 0 ? 0 : lexicon.frequencies[listed]!;
  if (
    listed < 0 ||
    // »Jeg lærer svens«: nothing that could be somebody's follows
    (isGenitiveOnly(listed, lexicon) && !a.is(a.after(at), NOUN) && !a.is(a.after(at), ADJECTIVE)) ||
    (frequency === 0 && !isPlace) ||
    // »det vil jeg gerner«: the name is so rare beside the word
    (small && small.cost <= NEAR_SMALL && lexicon.frequencies[small.listed]! >= frequency + MUCH_RARER) ||
    (!isPlace && small && small.cost <= 60 && lexicon.frequencies[small.listed]! >= frequency)
  )
    return null;
  return name;
}

const isGenitiveOnly = (listed: number, lexicon: Lexicon): boolean =>
  [...lexicon.readings(listed)].every((reading) => (reading & GENITIVE) !== 0);

/** »win-win«, »emerging markets«: a word of English that could be a slip of Danish, beside another one that Danish does not have. */
function isAmongEnglish(a: Analysis, at: number): boolean {
  // »true crime«
  if (isEnglishPhrase(a.lower(at), a.lower(a.after(at))) || isEnglishPhrase(a.lower(a.before(at)), a.lower(at)))
    return true;
  const { english, englishBeside } = a.lexicon;
  if (!englishBeside.has(a.lower(at))) return false;
  return [a.before(at), a.after(at)].some((beside) => {
    if (beside < 0 || a.types[beside]!.listed >= 0) return false;
    const [first = ''] = a.lower(beside).split('-');
    return english.has(first) || englishBeside.has(first);
  });
}

/** »mangelen«, »fødselen«, »trusselen«: such nouns may keep their e, but the dictionary lists one form of each; not »regelen«. */
const LONG_DEFINITE = /([dgrs]s|mang)elens?$/;
/** »de kriminelles«, »de strejkendes«: adjectives that stand for people. */
const OF_PEOPLE = /(elle|ende|ede)s$/;

const isOfPeople = (word: string, lexicon: Lexicon): boolean =>
  hasAny(lexicon.union(lexicon.find(word)), ADJECTIVE) ||
  (word.endsWith('ende') && lexicon.hasReading(lexicon.find(word.slice(0, -3)), VERB | INFINITIVE));

/** A regular form that the dictionary leaves out: »politiets«. */
function isInflected(word: string, lexicon: Lexicon): boolean {
  if (LONG_DEFINITE.test(word) && lexicon.hasReading(lexicon.find(word.replace(/ens?$/, '')), NOUN | COMMON | SINGULAR))
    return true;
  if (OF_PEOPLE.test(word) && isOfPeople(word.slice(0, -1), lexicon)) return true;
  return /[^sxz']s$/.test(word) && lexicon.hasReading(lexicon.find(word.slice(0, -1)), NOUN | DEFINITE);
}

/** »y = ax + b« */
const isSign = (a: Analysis, at: number): boolean => a.isMark(at) && /^[=+*/<>^−·]$/.test(a.written(at));

/** »ka' du«: as it is spoken, with its mark. */
const isElided = (a: Analysis, at: number): boolean => "'’".includes(a.text.charAt(a.ends[at]!) || ' ');

/** »phil.«, »mill.«: short, with a stop right after it. */
function maybeAbbreviation(a: Analysis, at: number): boolean {
  const { lower } = a.types[at]!;
  if (lower.length > 4 || a.text.charCodeAt(a.ends[at]!) !== 0x2e) return false;
  const next = at + 2;
  const endsSentence = a.after(at, 2) < 0 && (next >= a.count || (a.hasCapital(next) && !(a.union(next) & NAME)));
  return !endsSentence || !/[aeiouyæøå]/.test(lower) || lower.length < 3;
}

/** »uopfindsom«: the opposite of a listed word. */
function isNegated(word: string, lexicon: Lexicon): boolean {
  if (!word.startsWith('u') || word.length < 6) return false;
  return hasAny(lexicon.union(lexicon.find(word.slice(1))), ADJECTIVE | NOUN | PAST_PARTICIPLE);
}
