import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

/** Along a way or through an opening it is »ad«. */
const DIRECTIONS = new Set('op ned hen ind ud'.split(' '));
const WAYS = new Set(
  'trappen trapperne bakken vejen gaden stien stigen bjerget skrænten døren vinduet porten hovedvejen gangen'.split(
    ' ',
  ),
);
/** After these it is »af«. */
const ASK_FOR_AF = new Set(
  'grund hjælp en nogle mange flere ingen alle del form slags antal lavet bygget dækket fuld omgivet ked træt afhængig stolt resten mest'.split(
    ' ',
  ),
);

export const adAf: WordRule = {
  id: 'ad-af',
  subcategory: 'ad-af',
  on: { words: 'ad af' },
  wrong: [
    ['Hun gik op af trappen.', 'Hun gik op ad trappen.'],
    ['Mange ad dem var sultne.', 'Mange af dem var sultne.'],
    ['De kom ind en af gangen.', 'De kom ind en ad gangen.'],
  ],
  right: ['En af eleverne lo.', 'Han gik hen ad vejen.', 'Hun kom op af vandet.', 'De grinede ad ham.'],
  match(a, at) {
    const [before, after] = [a.lower(a.before(at)), a.lower(a.after(at))];
    if (a.lower(at) === 'af') {
      const oneByOne = after === 'gangen' && /^(en|et|to|tre|lidt|én|fire)$/.test(before);
      const along = DIRECTIONS.has(before) && WAYS.has(after) && after !== 'gangen';
      return oneByOne || along ? replaceWord(a, at, 'ad', 0.92) : null;
    }
    if (before === 'en' && after === 'gangen') return null;
    return ASK_FOR_AF.has(before) && after !== 'gangen' && after !== 'vejen' ? replaceWord(a, at, 'af', 0.97) : null;
  },
};
