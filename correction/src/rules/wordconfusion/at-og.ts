import { isPostureVerb } from '../../phrases/posture.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const PREPOSITIONS = new Set('til for ved uden om efter i på med'.split(' '));
const TAKES_AT =
  /^(prøv(e|er|ede|et)|begynd(e|er|te|t)|forsøg(e|er|te|t)|elsk(e|er|ede)|plej(e|er|ede)|lyst|husk(e|er|ede)|glemt?e?r?|beslutte(r|de|t)?)$/;

export const atOg: WordRule = {
  id: 'at-og',
  subcategory: 'at-og',
  on: { words: 'at og' },
  wrong: [
    ['Jeg glæder mig til og se dig.', 'Jeg glæder mig til at se dig.'],
    ['Han prøvede og svømme over.', 'Han prøvede at svømme over.'],
    ['Hun sidder at læser en bog.', 'Hun sidder og læser en bog.'],
  ],
  right: [
    'Hun sidder og læser.',
    'Vi begyndte at løbe.',
    'Jeg kan lide at læse og skrive.',
    'De gik ind og satte sig.',
  ],
  match(a, at) {
    const [before, after] = [a.before(at), a.after(at)];
    if (before < 0 || after < 0 || a.commaAfter(before)) return null;
    if (a.lower(at) === 'at') {
      const joined =
        isPostureVerb(a.lower(before)) &&
        a.canBe(after, r.VERB | r.PRESENT, r.INFINITIVE) &&
        a.is(after, r.VERB | r.PRESENT);
      return joined ? replaceWord(a, at, 'og', 0.97) : null;
    }
    if (!a.canBe(after, r.VERB | r.INFINITIVE) || r.hasAny(a.union(after), r.NOUN | r.ADJECTIVE | r.PAST | r.OTHER))
      return null;
    if (a.canBe(after, r.VERB | r.PRESENT, r.PASSIVE)) return null;
    const asks = PREPOSITIONS.has(a.lower(before)) || TAKES_AT.test(a.lower(before));
    return asks && !a.canBe(a.before(before), r.VERB | r.INFINITIVE) ? replaceWord(a, at, 'at', 0.97) : null;
  },
};
