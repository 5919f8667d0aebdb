import { judgeCommas } from '../../commas/judge.ts';
import { insertAfter, removeText } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';

export const commas: SentenceRule = {
  id: 'commas',
  subcategory: 'comma-start',
  on: 'sentence',
  wrong: [
    ['Hun sagde at hun var træt.', 'Hun sagde, at hun var træt.'],
    ['Vi gik hjem fordi det regnede.', 'Vi gik hjem, fordi det regnede.'],
  ],
  right: ['Hun sagde, at hun var træt.', 'Jeg kan godt lide at læse.', 'Han er større end mig.', 'Vi gik hjem og sov.'],
  match(a, from, to, options) {
    return judgeCommas(a, from, to, options.startkomma).map(
      (verdict): Finding =>
        verdict.missing
          ? insertAfter(a, verdict.at, ',', verdict.confidence, verdict.subcategory)
          : removeText(a.commas[verdict.at]!, a.commas[verdict.at]! + 1, verdict.confidence, verdict.subcategory),
    );
  },
};
