import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.84;
const AFTER_THESE = new WordList('til for ved med om på af uden');
const NEGATIONS = new WordList('ikke aldrig');

/** »prøver at ikke tænke«, »for at ikke glemme«: »ikke« comes before »at« and what is not done. */
export const notBeforeInfinitive: WordRule = {
  id: 'not-before-infinitive',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig' },
  explanation: `${SWAP}Ord som »ikke« og »aldrig« står før »at« og navnemåden: han prøver ikke at tænke på det, for ikke at glemme det.`,
  wrong: [
    ['Han prøver at ikke tænke på det.', 'Han prøver ikke at tænke på det.'],
    ['Jeg skriver det ned for at ikke glemme det.', 'Jeg skriver det ned for ikke at glemme det.'],
    ['Hun lovede at aldrig lyve igen.', 'Hun lovede aldrig at lyve igen.'],
  ],
  right: [
    'Han prøver ikke at tænke på det.',
    'Han sagde, at ikke alle kom.',
    'Det er godt, at ikke mange så det.',
    'Jeg ved, at aldrig før har så mange stemt.',
  ],
  match(a, at): Finding | null {
    const [that, deed] = [a.before(at), a.after(at)];
    if (a.lower(that) !== 'at' || !NEGATIONS.test(a.lower(at)) || a.commaAfter(that) || a.commaAfter(at)) return null;
    // »til at ikke arbejde«: taken for a noun
    const isTold = AFTER_THESE.test(a.lower(a.before(that))) && a.canBe(deed, r.VERB | r.INFINITIVE);
    const isDeed = (isTold || a.is(deed, r.VERB | r.INFINITIVE)) && !canBeFinite(a, deed);
    return isDeed && !a.opensSentence(that) ? replaceSpan(a, that, at, `${a.lower(at)} at`, SURE) : null;
  },
};
