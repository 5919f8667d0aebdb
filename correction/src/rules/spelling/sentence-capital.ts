import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import type { SentenceRule } from '../../kernel/rule.ts';
import { WORD } from '../../text/token.ts';

export const sentenceCapital: SentenceRule = {
  id: 'sentence-capital',
  subcategory: 'capital',
  on: 'sentence',
  wrong: [
    ['det var en god dag.', 'Det var en god dag.'],
    ['Vi gik hjem. der var ingen hjemme.', 'Vi gik hjem. Der var ingen hjemme.'],
  ],
  right: [
    'Skyerne kommer som får,\nog vinden går\nog puster.',
    'Han er f.eks. god til fodbold.',
    'Vi mødes kl. 8.30 ved søen.',
    '»Kom nu!« råbte hun.',
  ],
  match(a, from, to) {
    if (a.held[from]! & LINE) return [];
    let at = from;
    while (at < to && a.isMark(at)) at++;
    if (at >= to || a.kinds[at] !== WORD || at - from > 1 || (at > from && /[-–—]/.test(a.written(from)))) return [];
    const written = a.written(at);
    const first = written.charAt(0);
    const capital = first.toUpperCase();
    if (first === capital || capital.length !== 1 || a.types[at]!.word < 0) return [];
    if (from > 0 && !endsForSure(a, from)) return [];
    return [{ start: a.starts[at]!, end: a.ends[at]!, replacements: [capital + written.slice(1)], confidence: 0.93 }];
  },
};

/**
 * The sentence before ended with a mark. Lines without one may be verse, and three dots may go on in small letters;
 * after a lone letter or an unknown short word the stop belongs to an abbreviation.
 */
function endsForSure(a: Analysis, from: number): boolean {
  let last = from - 1;
  while (last > 0 && a.isMark(last) && /["”»«’)\]]/.test(a.written(last))) last--;
  const mark = a.isMark(last) ? a.written(last) : '';
  if (/^[!?]+$/.test(mark)) return true;
  return mark === '.' && last > 0 && a.lower(last - 1).length > 1 && a.types[last - 1]!.word >= 0;
}
