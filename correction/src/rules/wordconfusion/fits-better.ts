import type { Analysis } from '../../analysis/analysis.ts';
import { confusionOf } from '../../models/confusions.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import type { Kind } from '../../language-model/closed-sets.ts';
import { meantByReader } from '../../language-model/word-opinion.ts';
import * as r from '../../lexicon/readings.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { WordList } from '../../words/word-list.ts';
import { EN_ET } from '../../words/articles.ts';

/** A rule that knows why comes first, and the text must have other errors. */
const SUREST = 0.74;
/** Less likely than this, and not even a text full of errors makes it one. */
const LIKELIEST = 0.85;

/** Another word or form that a reader of much Danish would expect; rules that know the pattern explain it instead. */
export const fitsBetter: WordRule = {
  id: 'fits-better',
  subcategory: 'sound-alike',
  general: true,
  on: { words: 'nogen nogle noget', readings: r.ADJECTIVE },
  wrong: [['Hun er glad for sine ny sko, som hun køpte.', 'Hun er glad for sine nye sko, som hun købte.']],
  right: [
    'Hun har malede vaser i vinduet.',
    'Huset stod tomt, ruderne knust, taget revet af, og ingen boede der.',
    'Vi løb længer end de andre.',
    'Ordet »smed« ender på et blødt d.',
    'Mange, flere, flest: »de fleste«.',
    'En ældre mand nynnede en vise fra krigen.',
  ],
  match(a, at, models) {
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const meant = meantByReader(a, at, models);
    if (meant === null || meant.probability < LIKELIEST || isBeyondReader(a, at, meant.kind)) return null;
    const confidence = Math.min(SUREST, meant.probability);
    const subcategory = subcategoryOf(a, at, meant.word, meant.kind);
    const found = { ...replaceWord(a, at, meant.word, confidence, subcategory), yields: true };
    return isSentenceAdverb(a, at, meant.word) ? { ...found, subcategory: 'ending', explanation: WITHOUT_T } : found;
  },
};

/** »selvfølgeligt«: what a speaker thinks of the whole, which no noun asks a form of. */
const isSentenceAdverb = (a: Analysis, at: number, right: string): boolean =>
  a.lower(at) === `${right.toLowerCase()}t` && SENTENCE_ADVERBS.test(right.toLowerCase());
const SENTENCE_ADVERBS = new WordList('selvfølgelig formentlig egentlig endelig nemlig');
const WITHOUT_T =
  'Her skal der stå »{replacement}« uden -t. Ordet fortæller ikke om et navneord, men om hele sætningen (det er et biord), og så får »selvfølgelig«, »egentlig« og »endelig« ikke -t.';

/** The net sees no commas; and words that are more than an adjective it judges by what they mostly are. */
const isBeyondReader = (a: Analysis, at: number, kind: Kind): boolean =>
  a.commaAfter(at) ||
  MANY.has(a.lower(at)) ||
  // »et blødt d«
  LETTER.test(a.lower(at + 1)) ||
  // »mange, flere, flest«
  (a.commaAfter(at - 2) && a.commaAfter(at - 1) && !a.isWord(at + 1)) ||
  (kind === 'adjective' && ((a.union(at) & r.OTHER) !== 0 || isTongue(a, at) || isNounItself(a, at)));

const LETTER = /^[a-hj-zæ]\.?$/;

/** »en vise fra krigen«, but »en vise mand«, »hun er ny her«. */
const isNounItself = (a: Analysis, at: number): boolean =>
  EN_ET.test(a.lower(at - 1)) && a.canBe(at, r.NOUN) && !a.canBe(at + 1, r.NOUN) && !a.canBe(at + 1, r.ADJECTIVE);

/** »Han rakte tunge«: what it is also the name of, with nothing after it that it could describe. */
const isTongue = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && a.is(a.before(at), r.VERB) && a.is(a.after(at), r.PREPOSITION);

/** »mange ung«: what follows may be wrong itself. */
const MANY: ReadonlySet<string> = new Set(['mange', 'meget']);

const subcategoryOf = (a: Analysis, at: number, right: string, kind: Kind): SubcategoryId =>
  kind === 'adjective' ? 'adjective-agreement' : confusionOf(a.lower(at), right);
