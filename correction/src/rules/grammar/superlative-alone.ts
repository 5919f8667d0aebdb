import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »hun er den klogest i klassen«, »noget af det bedst«: after »den«, »det« and »de« the highest degree ends in -e, also where no noun follows. */
export const superlativeAlone: WordRule = {
  id: 'superlative-alone',
  subcategory: 'adjective-agreement',
  on: { words: 'den det de' },
  explanation: 'Efter »den«, »det« og »de« ender den højeste grad af tillægsordet på -e: Skriv »{replacement}«.',
  wrong: [
    ['Hun er den klogest i klassen.', 'Hun er den klogeste i klassen.'],
    ['Det er noget af det bedst, jeg har prøvet.', 'Det er noget af det bedste, jeg har prøvet.'],
    ['De yngst skal sidde forrest.', 'De yngste skal sidde forrest.'],
  ],
  right: [
    'Hun er den klogeste i klassen.',
    'Vi vil nå det bedst mulige resultat.',
    'Hvornår er det bedst at plante træer?',
    'Ved 37 grader var den størst.',
    'Om vinteren er det koldest i kælderen.',
    'Vi lavede det hurtigst i dag.',
    'Jeg kan det bedst om morgenen.',
    'Jeg synes, det er sjovest at svømme.',
  ],
  match(a, at): Finding | null {
    const [before, adjective] = [a.before(at), a.after(at)];
    if (adjective < 0 || a.commaAfter(at) || !a.canBe(adjective, r.ADJECTIVE | r.SUPERLATIVE)) return null;
    if (!a.lower(adjective).endsWith('st')) return null;
    const next = a.after(adjective);
    // »det bedst | mulige«, »de bedst | egnede«
    const goesOn =
      next >= 0 &&
      !a.isMark(next) &&
      !a.commaAfter(adjective) &&
      r.hasAny(a.reading(next), r.ADJECTIVE | r.NOUN | r.ADVERB);
    if (goesOn || !isNamed(a, at, before, adjective)) return null;
    return replaceWord(a, adjective, `${a.written(adjective)}e`, 0.9);
  },
};

const GOVERNS = new WordList('af blandt som end');
const IS_OR_BECAME = new WordList('er var bliver blev');
/** »er den klogest«, »noget af det bedst«, »De yngst skal«: an article, not what is done: »vi lavede det hurtigst«. */
const isNamed = (a: Analysis, at: number, before: number, adjective: number): boolean =>
  before < 0 || a.commaAfter(before)
    ? a.lower(at) !== 'det' && r.hasAny(a.reading(a.after(adjective)), r.FINITE)
    : GOVERNS.test(a.lower(before)) ||
      (a.lower(at) !== 'det' && IS_OR_BECAME.test(a.lower(before)) && SURE_PERSONS.test(a.lower(a.before(before))));
