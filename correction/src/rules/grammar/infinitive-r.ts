import { isPostureVerb } from '../../phrases/posture.ts';
import { MODAL, SUBORDINATES } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { hasAny, INFINITIVE, NOUN, PASSIVE, PRESENT, SUBORDINATOR, VERB } from '../../lexicon/readings.ts';
import { presentProbability } from '../../verbs/present-probability.ts';

const SURE = 0.025;
const BETWEEN = new Set('ikke også altid aldrig godt gerne bare kun lige selv nok vel jo da måske snart'.split(' '));

export const infinitiveR: WordRule = {
  id: 'infinitive-r',
  subcategory: 'infinitive',
  on: { readings: VERB | PRESENT },
  wrong: [
    ['Jeg kan ikke køber den bog.', 'Jeg kan ikke købe den bog.'],
    ['Det er sjovt at spiller fodbold.', 'Det er sjovt at spille fodbold.'],
  ],
  right: ['Jeg tror, at hun køber den.', 'Han siger, at spiller og træner er enige.', 'Vi køber en is og spiser den.'],
  match(a, at) {
    const lower = a.lower(at);
    if (!lower.endsWith('r') || a.types[at]!.role & SUBORDINATES || a.canBe(at, VERB | INFINITIVE)) return null;
    const infinitive = lower.slice(0, -1);
    const listed = a.tools.lexicon.find(infinitive);
    if (!a.tools.lexicon.hasReading(listed, VERB | INFINITIVE, PASSIVE)) return null;
    if (hasAny(a.union(at), NOUN) && !a.is(at, VERB)) return null;
    // »at spiller og træner er enige«: a noun of the same spelling, joined or followed by its verb.
    if (hasAny(a.union(at), NOUN) && /^(og|eller|er|var)$/.test(a.lower(a.after(at)))) return null;
    let before = a.before(at);
    while (before >= 0 && BETWEEN.has(a.lower(before))) before = a.before(before);
    // »hun sidder at læser«: the mistake is »at«.
    if (a.lower(before) === 'at' && isPostureVerb(a.lower(a.before(before)))) return null;
    const governed =
      before >= 0 &&
      !a.commaAfter(before) &&
      (a.types[before]!.role & MODAL || (a.lower(before) === 'at' && !a.is(before, SUBORDINATOR)));
    const probability = presentProbability(a, at, infinitive);
    if (probability > (governed ? 0.4 : SURE)) return null;
    return replaceWord(a, at, infinitive, 1 - (governed ? probability / 4 : probability));
  },
};
