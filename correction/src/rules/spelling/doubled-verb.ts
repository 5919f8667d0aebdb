import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';
import { SURE_PERSONS } from '../../words/persons.ts';

const DOUBLED = /([bdfgklmnprst])\1/;
const SINGLE = /[aeiouyæøå]([bdfgklmnprst])(?=[aeiouyæøå])/;
/** After these, or at the very beginning, a person is whom the clause is about. */
const BEFORE_SUBJECTS = new WordList('og men at når da hvis fordi så som mens før inden selvom');
/** A verb so usual may have been meant. */
const USUAL = 40;

/** »Jeg bidder mine negle«: the clause has no verb, but with one consonant more or less the word is one. */
export const doubledVerb: WordRule = {
  id: 'doubled-verb',
  subcategory: 'double-consonant',
  on: { readings: r.NOUN },
  wrong: [
    ['Jeg bidder mine negle.', 'Jeg bider mine negle.'],
    ['Hunden knurrer, når han bidder i sit legetøj.', 'Hunden knurrer, når han bider i sit legetøj.'],
  ],
  right: ['Jeg mister min bold.', 'Både jeg og han, bidder eller ej, var sultne.', 'Vi elever var trætte.'],
  match(a, at): Finding | null {
    const type = a.types[at]!;
    if (type.listed < 0 || type.text !== type.lower || type.union & (r.VERB | r.OTHER)) return null;
    if (!isSubject(a, a.before(at)) || a.commaAfter(a.before(at)) || hasVerb(a, at)) return null;
    const verb = [type.lower.replace(DOUBLED, '$1'), type.lower.replace(SINGLE, '$&$1')].find(
      (form) => form !== type.lower && isUsualVerb(a, form),
    );
    return verb === undefined ? null : replaceWord(a, at, verb, 0.9);
  },
};

function isSubject(a: Analysis, at: number): boolean {
  if (!SURE_PERSONS.test(a.lower(at))) return false;
  const before = a.before(at);
  return before < 0 || a.isMark(before) || a.commaAfter(before) || BEFORE_SUBJECTS.test(a.lower(before));
}

/** A verb of the clause's own after the word, up to a comma or the end. */
function hasVerb(a: Analysis, at: number): boolean {
  for (let k = at; k >= 0 && !a.commaAfter(k); k = a.after(k))
    if (k > at && a.is(k, r.VERB) && r.hasAny(a.reading(k), r.FINITE)) return true;
  return false;
}

const isUsualVerb = ({ lexicon }: Analysis, form: string): boolean => {
  const listed = lexicon.find(form);
  return (
    listed >= 0 &&
    lexicon.frequencies[listed]! >= USUAL &&
    (lexicon.hasReading(listed, r.VERB | r.PRESENT) || lexicon.hasReading(listed, r.VERB | r.PAST))
  );
};
