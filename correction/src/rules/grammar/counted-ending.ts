import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { vowelPlural, vowelPluralOfCompound } from '../../phrases/vowel-plurals.ts';
import { BODY_PARTS, THINGS } from '../../words/things.ts';
import { PEOPLE } from '../../words/people.ts';
import { ANIMALS } from '../../words/beings.ts';
import { YEAR_WORDS } from '../../words/numbers.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;
const NUMBERS = `${YEAR_WORDS} tusind tusinde mange flere adskillige små toogtyve femogtyve`;
const NUMBER_WORDS = new WordList(NUMBERS);
const FIGURE = /^\d{1,3}(\.\d{3})?$/;
const CLOCK_OR_NUMBER = new WordList(
  'klokken kl nummer kapitel side nr linje bus klasse i år den siden fra før efter til omkring',
);
/** »fire mand«, »to fod«: counted without an ending. »mange død«: another word. »flere mails« may end as in English. */
const UNCOUNTED = new WordList('mand fod procent mil pund tommer lo unge mails');
const MANY = new WordList('mange flere adskillige');

/** »ni års«, »ti tusind tallerkens«: the -s of English; »fire barnebarn«, »tusind brik«: no ending, where one counts. */
export const countedEnding: WordRule = {
  id: 'counted-ending',
  subcategory: 'number',
  general: true,
  on: { words: NUMBERS, unlisted: true },
  wrong: [
    ['Han har boet her i ni års.', 'Han har boet her i ni år.'],
    ['Jeg har vasket ti tusind tallerkens i mit liv.', 'Jeg har vasket ti tusind tallerkener i mit liv.'],
    ['Vi fandt mange dyrs i nettet.', 'Vi fandt mange dyr i nettet.'],
  ],
  right: [
    'Vi fik tyve minutters pause.',
    'Hun har to års erfaring.',
    'Det er mange menneskers mening.',
    'Det var fire dages arbejde.',
    'Mange dør af sult.',
    'Han fik ti års fængsel.',
    'De har tre får og to æsler.',
    'Der var fem mand om bord.',
    'Hun vandt med to meters forspring.',
    'Mange brød grinede de ikke af.',
  ],
  match(a, at): Finding | null {
    const isFigure = /^\d/.test(a.written(at));
    if (!isFigure && !NUMBER_WORDS.test(a.lower(at))) return null;
    if (isFigure && (!FIGURE.test(a.written(at)) || a.written(at) === '1')) return null;
    const before = a.lower(a.before(at));
    if (CLOCK_OR_NUMBER.test(before) && (isFigure || before !== 'i')) return null;
    const noun = a.after(at);
    if (noun < 0 || a.commaAfter(at) || a.hasCapital(noun) || UNCOUNTED.test(a.lower(noun))) return null;
    const form = withoutS(a, noun) ?? several(a, at, noun);
    return form === null || form === a.lower(noun) ? null : replaceWord(a, noun, form, 0.9);
  },
};

/** The noun of its phrase, which ends with it: nothing follows that could be owned or another half. */
function closes(a: Analysis, noun: number): boolean {
  const next = a.after(noun);
  if (next < 0 || a.commaAfter(noun) || /^[.!?:;]$/.test(a.written(next))) return true;
  return (
    r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION | r.SUBORDINATOR | r.FINITE) || RELATIVE.test(a.lower(next))
  );
}
const RELATIVE = new WordList('der som at');

/** »ni | års« → »år«, »ti tusind | tallerkens« → »tallerkener«; null of others. */
function withoutS(a: Analysis, noun: number): string | null {
  if (!a.lower(noun).endsWith('s') || !a.canBe(noun, r.NOUN | r.GENITIVE) || a.canBe(noun, r.NOUN, r.GENITIVE))
    return null;
  if (r.hasAny(a.union(noun), r.VERB | r.OTHER | r.NAME) || !closes(a, noun)) return null;
  // »mange menneskers og dyrs liv«
  if (a.lower(a.after(noun)) === 'og' || a.is(a.after(noun), r.CONJUNCTION)) return null;
  const bare = a.lower(noun).slice(0, -1);
  // »tacos«, »tricks«: the plural of words that are English still
  if (!isListed(bare) && bare !== 'år') return null;
  const word = a.lexicon.find(bare);
  if (word < 0 || a.lexicon.hasReading(word, r.NOUN | r.DEFINITE)) return null;
  if (a.lexicon.hasReading(word, PLURAL, r.GENITIVE)) return bare;
  return vowelPlural(bare) ?? a.lexicon.otherForms(word, SINGULAR, PLURAL, r.GENITIVE)[0] ?? null;
}

/** »tusind | brik« → »brikker«: a thing or somebody that one counts, though the word may be another as well. */
function several(a: Analysis, at: number, noun: number): string | null {
  const lower = a.lower(noun);
  const changed = vowelPlural(lower) ?? vowelPluralOfCompound(a.lexicon, lower);
  const hasPlural = a.canBe(noun, PLURAL) && changed === undefined;
  if (!isCounted(a, noun) || !a.canBe(noun, SINGULAR) || hasPlural) return null;
  // »mange dør af sult«, »mange kaster op«
  if ((MANY.test(a.lower(at)) || a.lower(at) === 'små') && r.hasAny(a.union(noun), r.FINITE | r.INFINITIVE))
    return null;
  if (r.hasAny(a.union(noun), r.FINITE) && !(isAfterVerb(a, at) && closes(a, noun))) return null;
  if (!closes(a, noun)) return null;
  const form = changed ?? a.lexicon.otherForms(a.types[noun]!.word, SINGULAR, PLURAL, r.GENITIVE)[0];
  const { compound } = a.types[noun]!;
  return form === undefined
    ? null
    : compound && changed === undefined
      ? lower.slice(0, compound.headStart) + form
      : form;
}

const COUNTED_TOO = new WordList('beboer brik vokal konsonant');
const isListed = (lower: string): boolean =>
  THINGS.test(lower) || PEOPLE.test(lower) || BODY_PARTS.test(lower) || ANIMALS.test(lower) || COUNTED_TOO.test(lower);
/** »dør«, »passager«, and what is made of them: »snebold«. */
const isCounted = (a: Analysis, noun: number): boolean => {
  const { lower, compound } = a.types[noun]!;
  return isListed(lower) || (compound !== null && isListed(lower.slice(compound.headStart)));
};

const isAfterVerb = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  return (a.is(before, r.VERB) || a.is(before, r.PREPOSITION)) && !a.commaAfter(before);
};
