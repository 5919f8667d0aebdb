import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';
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

const HOW_MUCH = new WordList(
  'længe ofte tit langt lang gammel gamle mange meget stor store høj højt dyr dyrt hurtigt tidligt sent',
);
/** »hvad længe har du«, »hvad meget det koster«: so much of something. */
function asksHowMuch(a: Analysis, at: number): boolean {
  const much = a.after(at);
  const next = a.after(much);
  if (!HOW_MUCH.test(a.lower(much)) || a.commaAfter(much) || next < 0) return false;
  // »hvad mange tror«: who believe it; »hvad meget er skrevet om«
  if (MANY.test(a.lower(much)))
    return (
      !isFinite(a, next) && ((a.types[next]!.role & SUBJECT) !== 0 || (a.is(next, r.NOUN) && !a.canBe(next, r.VERB)))
    );
  return isFinite(a, next) || (a.types[next]!.role & SUBJECT) !== 0;
}
const MANY = new WordList('mange meget');

export const hvWords: WordRule = {
  id: 'hv-words',
  subcategory: 'hvis-vis',
  on: { words: 'vis vor vad hvad' },
  wrong: [
    ['Vi bliver hjemme, vis det regner.', 'Vi bliver hjemme, hvis det regner.'],
    ['Vor er min cykel?', 'Hvor er min cykel?'],
    ['Hvad længe har du boet her?', 'Hvor længe har du boet her?'],
    ['Jeg ved ikke, hvad meget det koster.', 'Jeg ved ikke, hvor meget det koster.'],
    ['Vad laver du?', 'Hvad laver du?'],
  ],
  right: [
    'Det er ikke rigtigt, hvad mange tror.',
    'Vis mig din tegning.',
    'På en vis måde har han ret.',
    'Vor far i himlen.',
  ],
  match(a, at) {
    const lower = a.lower(at);
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at)) return null;
    if (lower === 'hvad') return asksHowMuch(a, at) ? replaceWord(a, at, 'hvor', 0.95, 'sound-alike') : null;
    const subject = (a.types[next]!.role & SUBJECT) !== 0 && a.written(next) !== 'i';
    const follows =
      lower === 'vis'
        ? subject && a.lower(a.after(next)) !== ''
        : AFTER_HV.has(a.lower(next)) || (lower === 'vor' && subject);
    const [word, subcategory] = RIGHT[lower]!;
    return follows ? replaceWord(a, at, word, 0.93, subcategory) : null;
  },
};
