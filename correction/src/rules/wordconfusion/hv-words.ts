import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';

const RIGHT: Record<string, [word: string, subcategory: SubcategoryId]> = {
  vis: ['hvis', 'hvis-vis'],
  vor: ['hvor', 'hvor-vor'],
  vad: ['hvad', 'hvad-var'],
};
const AFTER_HV = new Set(
  'er var skal skulle kan kunne vil ville har havde hedder laver mange meget længe langt gammel stor bor kommer gør sker siger tror'.split(
    ' ',
  ),
);

export const hvWords: WordRule = {
  id: 'hv-words',
  subcategory: 'hvis-vis',
  on: { words: 'vis vor vad' },
  wrong: [
    ['Vi bliver hjemme, vis det regner.', 'Vi bliver hjemme, hvis det regner.'],
    ['Vor er min cykel?', 'Hvor er min cykel?'],
    ['Vad laver du?', 'Hvad laver du?'],
  ],
  right: ['Vis mig din tegning.', 'På en vis måde har han ret.', 'Vor far i himlen.'],
  match(a, at) {
    const lower = a.lower(at);
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at)) return null;
    const subject = (a.types[next]!.role & SUBJECT) !== 0 && a.written(next) !== 'i';
    const follows =
      lower === 'vis'
        ? subject && a.lower(a.after(next)) !== ''
        : AFTER_HV.has(a.lower(next)) || (lower === 'vor' && subject);
    const [word, subcategory] = RIGHT[lower]!;
    return follows ? replaceWord(a, at, word, 0.93, subcategory) : null;
  },
};
