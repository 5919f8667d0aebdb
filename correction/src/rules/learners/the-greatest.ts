import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isOpened } from '../../models/article.ts';
import { isFinite } from '../../verbs/finite.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { THINGS, TIME_UNITS } from '../../words/things.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** Adjectives of the one that has most of something, before a noun; others are regular: -este. */
const GREATEST = new WordList(
  'bedste værste største mindste ældste yngste længste flotteste smukkeste sjoveste vigtigste eneste første sidste anden tredje',
);
const ORDINALS = new WordList('første sidste anden tredje');
/** »på første klasse«, »er sidste udkald«, »er bedste ven med«: said so without »den«. */
const SAID_BARE = new WordList(
  'gang klasse sal plads del udkald chance ven veninde præmie prioritet halvleg omgang runde led station verdenskrig',
);
const SUFFIX = 'este';
const SHORTEST = 7;

/** »er bedste bane i verden«, »før første stjerne er på himlen«: of the greatest there is one, and it has »den« or »det«. */
export const theGreatest: WordRule = {
  id: 'the-greatest',
  subcategory: 'missing-word',
  ofLearners: true,
  on: { readings: r.NOUN | r.SINGULAR | r.INDEFINITE },
  explanation:
    'Her mangler »den« eller »det«: »{replacement}«. Ord som »bedste«, »største« og »første« peger på en bestemt, og så står der »den« eller »det« foran.',
  wrong: [
    ['Det er bedste bane i verden.', 'Det er den bedste bane i verden.'],
    ['Jul er vigtigste aften i hele året.', 'Jul er den vigtigste aften i hele året.'],
    ['Hos os er juleaften vigtigste aften i året.', 'Hos os er juleaften den vigtigste aften i året.'],
    ['Vi må ikke spise, før første stjerne er på himlen.', 'Vi må ikke spise, før den første stjerne er på himlen.'],
    ['Hun fik en præmie for sjoveste kostume.', 'Hun fik en præmie for det sjoveste kostume.'],
    ['Min far siger, at største problem er vejret.', 'Min far siger, at det største problem er vejret.'],
  ],
  right: [
    'Det er den bedste bane i verden.',
    'Jeg løb, da sidste time var slut.',
    'Det er første gang, jeg er her.',
    'Hun er min bedste ven og Danmarks bedste spiller.',
    'Det er i bedste fald forkert.',
    'De er bedste venner.',
    'Det var den største hund, jeg har set.',
  ],
  match(a, at): Finding | null {
    const greatest = a.before(at);
    if (!isGreatest(a, greatest) || a.commaAfter(greatest) || !isOneThing(a, at)) return null;
    const opener = a.before(greatest);
    if (
      opener < 0 ||
      a.isMark(opener) ||
      a.hasCapital(greatest) ||
      DEN_DET_DE.test(a.lower(opener)) ||
      isOpened(a, opener)
    )
      return null;
    const isOrdinal = ORDINALS.test(a.lower(greatest));
    if (isOrdinal && TIME_UNITS.test(a.lower(at))) return null;
    const isNamed = !isOrdinal && isSaidToBe(a, opener) && !isFinite(a, a.after(at));
    const isGoverned = !isOrdinal && GOVERNS.test(a.lower(opener)) && THINGS.test(a.lower(at)) && !a.commaAfter(opener);
    if (!isNamed && !isGoverned && !isSubject(a, at, opener)) return null;
    const isNeuter = a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE | r.NEUTER, r.GENITIVE);
    if (isNeuter === a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE | r.COMMON, r.GENITIVE)) return null;
    return replaceSpan(a, greatest, greatest, `${isNeuter ? 'det' : 'den'} ${a.written(greatest)}`, 0.86);
  },
};

/** »præmie for sjoveste kostume«, »på højeste tårn«: a thing that one sees. */
const GOVERNS = new WordList('for på til ved fra bag under med');

function isGreatest(a: Analysis, at: number): boolean {
  const lower = a.lower(at);
  if (at < 0 || !a.is(at, r.ADJECTIVE)) return GREATEST.test(lower);
  return (
    GREATEST.test(lower) ||
    (lower.length >= SHORTEST && lower.endsWith(SUFFIX) && a.canBe(at, r.ADJECTIVE | r.SUPERLATIVE))
  );
}

function isOneThing(a: Analysis, at: number): boolean {
  const { listed, lower } = a.types[at]!;
  if (listed < 0 || a.hasCapital(at) || SAID_BARE.test(lower) || !a.is(at, r.NOUN) || a.is(at, r.GENITIVE))
    return false;
  return !a.canBe(at, r.NOUN | r.PLURAL) && (a.commaAfter(at) || !a.is(a.after(at), r.NOUN));
}

/** »det er |«, »er juleaften |«: the phrase says what something is. */
function isSaidToBe(a: Analysis, opener: number): boolean {
  if (a.commaAfter(opener)) return false;
  if (IS_OR_BECOMES.test(a.lower(opener))) return true;
  const verb = a.before(opener);
  return (
    r.hasAny(a.reading(opener), r.NOUN | r.NAME | r.PRONOUN) &&
    !a.is(opener, r.GENITIVE) &&
    !a.commaAfter(verb) &&
    IS_OR_BECOMES.test(a.lower(verb))
  );
}

/** »før | første stjerne | er«: between what opens the clause and its verb. */
const isSubject = (a: Analysis, at: number, opener: number): boolean =>
  OPENS.test(a.lower(opener)) && !a.commaAfter(opener) && isFinite(a, a.after(at)) && !a.commaAfter(at);
const OPENS = new WordList('før at når da fordi hvis mens indtil men og selvom');
