import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

export const fordiAt: WordRule = {
  id: 'fordi-at',
  subcategory: 'spoken-language',
  on: { words: 'fordi hvis når' },
  explanation: 'I talesprog siger mange »{token}«, men på skrift er det nok med »{replacement}«.',
  wrong: [['Jeg blev hjemme, fordi at jeg var syg.', 'Jeg blev hjemme, fordi jeg var syg.']],
  right: ['Jeg blev hjemme, fordi jeg var syg.', 'Han fik at vide, hvornår de kom.'],
  match(a, at) {
    const next = a.after(at);
    if (
      a.lower(next) !== 'at' ||
      a.commaAfter(at) ||
      !/^(jeg|du|han|hun|vi|de|man|den|det|der|min|din|vores)$/.test(a.lower(a.after(next)))
    )
      return null;
    return replaceSpan(a, at, next, a.lower(at), 0.9);
  },
};
