import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { isOrderOfRow } from '../../phrases/orders.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelyLeftOut } from '../../language-model/left-out-opinion.ts';
import {
  ADJECTIVE,
  DEFINITE,
  GENITIVE,
  INDEFINITE,
  NAME,
  NOUN,
  OTHER,
  PLURAL,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { confusionOf } from '../../models/confusions.ts';
import type { Models } from '../../models/models.ts';
import { isGetting } from '../../phrases/getting.ts';
import { isOnSuchDays } from '../../phrases/such-days.ts';
import { isFirstOfTwo } from '../../patterns/first-of-two.ts';
import { classifyMisspelling } from '../../spelling/classify.ts';
import { isInOwnCompany } from '../../spelling/company.ts';
import { alikeOdds } from '../../spelling/alike-odds.ts';
import { likeliestLookAlike } from '../../spelling/look-alike-odds.ts';
import { PERSONS, SELVES } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';
import { meantWord } from '../../spelling/meant-word.ts';
import { isOfPhrase } from '../../spelling/set-phrases.ts';

/** Other forms of the same word are for the rules of grammar, unless they fit much better. */
const SAME = 0.8;
const SUREST = 0.998;
/** The fit alone is asked for no more. */
const SURE = 0.87;
/** Less likely than this, and not even a text full of errors makes it one. */
const LIKELIEST = 0.1;
/** What is less likely to a model that has seen many slips that are words is none. */
const DOUBTED = 0.25;
/** Of other forms `form-meant` names the kind and comes first. */
const SUREST_OF_FORM = 0.73;

/** A listed word in the place of another that sounds or looks like it: »Skær brødet i skriver«. */
export const realWord: WordRule = {
  id: 'real-word',
  subcategory: 'misspelling',
  general: true,
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER] },
  wrong: [
    ['Han drak et glas van.', 'Han drak et glas vand.'],
    ['Jeg er lidt kæd af det.', 'Jeg er lidt ked af det.'],
    ['Jeg løp hjem, for min cykel er væg.', 'Jeg løb hjem, for min cykel er væk.'],
    ['Jeg var næsen færdi med opgaven.', 'Jeg var næsten færdig med opgaven.'],
    [
      'Jeg køpte en ny bog, og den havde kun et par sidder i hvert kapitel.',
      'Jeg købte en ny bog, og den havde kun et par sider i hvert kapitel.',
    ],
  ],
  right: [
    'Håbet er stadig i live.',
    'I sommer var jeg ude at fiske.',
    'Hundene strakte ryggene og rystede sig.',
    'Magten var ved at løbe dem af hænde.',
    'Hver morgen sniger han sig op i min seng.',
    'Hun lister sig ud.',
    'Han nyder solen.',
    'De har et par sole i baglokalet.',
    'Vi brugte regnestykker fra bogen.',
    'Der var hul i båden, og vandet løb ind.',
    'Familien, hvis hund havde vundet, blev interviewet i en kajak.',
    'Der gik tre sider af bogen, før han sad stille.',
    'I stedet for automaterne vil vi have frugt, og i stedet får to klasser sodavand.',
    'Stationens stemme var rolig, og den mindede om et barns.',
    'Endelsen -ed er engelsk.',
    'Vi tørrede æbler, ristede brød og læssede bilen.',
  ],
  match(a, at, models, options) {
    if (options.ignoredWords.has(a.lower(at))) return null;
    if (a.count === 1) return isMeantSo(a, at) ? null : byFit(a, at, models);
    const read = byReader(a, at, models);
    if (read === null || isMeantSo(a, at)) return null;
    const byWords = byFit(a, at, models);
    if (byWords === null || byWords.confidence < SURE) return read;
    // where the two differ the reader is right: another word was meant, but not that one
    return isSame(byWords, read) ? byWords : { ...read, confidence: Math.max(read.confidence, byWords.confidence) };
  },
};

/** What surely stands there as it was meant; of most words there is no doubt anyhow. */
const isMeantSo = (a: Analysis, at: number): boolean =>
  isOldForm(a, at) ||
  isFirstOfTwo(a, at) ||
  isOut(a, at) ||
  isOrderOfRow(a, at) ||
  isHyphened(a, at) ||
  isGetting(a, at);

function byFit(a: Analysis, at: number, models: Models): Finding | null {
  const meant = meantWord(a, at, models);
  if (meant === null || (meant.isSameWord && meant.odds < SAME)) return null;
  if (isOfPhrase(a, at) || isInOwnCompany(a, at, meant.word)) return null;
  if (isWholly(a, at, meant.word)) return null;
  if (meant.isSameWord && isOneOfAll(a, at, meant.word)) return null;
  if (isMove(a, at) && !MOVES.test(meant.word)) return null;
  if (meant.isSameWord && isCounted(a, at) && !canBePlural(a, meant.word)) return null;
  const confidence = Math.min(SUREST, probabilityOf(meant.odds));
  const found = replaceWord(a, at, meant.word, confidence, classifyMisspelling(a.lower(at), meant.word));
  return meant.isSameWord ? { ...found, yields: true } : found;
}

/** What neither the words around nor the net alone is sure of: both together. */
function byReader(a: Analysis, at: number, models: Models): Finding | null {
  if (isOnSuchDays(a, at)) return null;
  const meant = likeliestLookAlike(a, at, models);
  if (meant === null || meant.probability < LIKELIEST || (isMove(a, at) && !MOVES.test(meant.word))) return null;
  if (meant.isSameWord && isOneOfAll(a, at, meant.word)) return null;
  if (isWholly(a, at, meant.word) || (isSomebodys(a, at) && PERSONS.test(meant.word))) return null;
  // »Jeg, han og de er pronominer«
  if (PERSONS.test(a.lower(at)) && a.commaAfter(a.before(at)) && PERSONS.test(a.lower(a.before(at)))) return null;
  // »svært forklare«: another word helps nothing where a small one is missing
  if (likelyLeftOut(a, at, models) !== undefined) return null;
  // »Kom ind, lille ven«, »Det er træ, dej og garn«
  if (OPENS_PHRASE.test(meant.word) && (a.commaAfter(at) || a.isMark(a.after(at)))) return null;
  const { word, probability, isSameWord } = meant;
  const seen = probabilityOf(alikeOdds(a, at, meant.signs, meant.odds, models));
  if (seen < DOUBTED) return null;
  const confidence = Math.min(isSameWord ? SUREST_OF_FORM : SUREST, probability, seen);
  const found: Finding = { ...replaceWord(a, at, word, confidence), yields: true, slip: true };
  const confusion = confusionOf(a.lower(at), word);
  if (confusion !== 'sound-alike') return { ...found, subcategory: confusion };
  return { ...found, subcategory: classifyMisspelling(a.lower(at), word), explanation: BOTH_ARE_WORDS };
}

const isSame = (one: Finding, other: Finding): boolean => one.replacements[0] === other.replacements[0];

const OPENS_PHRASE = new WordList('en et to tre fire min mit mine din dit dine sin sit sine vores');

const BOTH_ARE_WORDS =
  'Både »{token}« og »{replacement}« er rigtige ord, men her passer »{replacement}« bedst. Læs sætningen med det ene ord og så med det andet, og tænk på, hvad de betyder.';

/** »i live«, »af hænde«: forms that live on after one preposition. */
const OLD_FORMS = new Map([
  ['i', ['live', 'hu', 'stævne']],
  ['af', ['hænde', 'live', 'gårde', 'føret']],
  ['til', ['hånde', 'live', 'stede', 'rette', 'spilde', 'syne']],
]);

const isOldForm = (a: Analysis, at: number): boolean =>
  OLD_FORMS.get(a.lower(a.before(at)))?.includes(a.lower(at)) === true;

/** »endelsen -ed«: no word of the sentence. */
const isHyphened = (a: Analysis, at: number): boolean => a.text.charAt(a.starts[at]! - 1) === '-';

/** »stationens stemme«, »de mødes ved den«: nobody adds an s by a slip. */
const isWholly = (a: Analysis, at: number, word: string): boolean =>
  a.lower(at) === `${word}s` && (a.canBe(at, NOUN | GENITIVE) || a.canBe(at, VERB));

/** »så sniger han sig op i sengen«: one moves, and does not say. */
function isMove(a: Analysis, at: number): boolean {
  if (!MOVES.test(a.lower(at))) return false;
  for (let d = 1; d <= 3; d++) if (SELVES.test(a.lower(at + d))) return true;
  return false;
}
const MOVES = /^(snig|sneg|list|smyg|smøg|kravl|vrid|vred|klemt?)(e|er|te|ede)?$/;

/** »De strakte ryggene«, »solsortene synger«: how many there are is no slip of the pen. */
const isOneOfAll = (a: Analysis, at: number, word: string): boolean =>
  a.canBe(at, NOUN | PLURAL | DEFINITE) && a.lexicon.hasReading(a.lexicon.find(word), NOUN | SINGULAR | DEFINITE);

/** »jeg var ude at fiske«, but »han gik ude at sige farvel« */
const isOut = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'ude' &&
  a.lower(a.after(at)) === 'at' &&
  (ALL_BE_AND_BECOME.test(a.lower(a.before(at))) || ALL_BE_AND_BECOME.test(a.lower(a.before(at, 2))));

/** »familien, hvis hund havde vundet« */
const isSomebodys = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'hvis' && a.is(a.before(at, 2), NOUN) && a.canBe(at, NOUN | INDEFINITE);

/** »et par sole« */
const isCounted = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'par' && a.canBe(at, NOUN | PLURAL | INDEFINITE);

const canBePlural = ({ lexicon }: Analysis, word: string): boolean =>
  lexicon.hasReading(lexicon.find(word), NOUN | PLURAL | INDEFINITE);
