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
  right: ['Han er f.eks. god til fodbold.', 'Vi mødes kl. 8.30 ved søen.', '»Kom nu!« råbte hun.'],
  match(a, from, to) {
    if (a.held[from]! & LINE) return [];
    let at = from;
    while (at < to && a.isMark(at)) at++;
    if (at >= to || a.kinds[at] !== WORD || at - from > 1 || (at > from && /[-–—]/.test(a.written(from)))) return [];
    const written = a.written(at);
    const first = written.charAt(0);
    const capital = first.toUpperCase();
    if (first === capital || capital.length !== 1 || a.types[at]!.word < 0) return [];
    if (
      from > 0 &&
      !isRealStop(a.text, a.ends[from - 1]!, from > 1 && a.lower(from - 2).length > 1 ? a.types[from - 2]!.word : -1)
    )
      return [];
    return [{ start: a.starts[at]!, end: a.ends[at]!, replacements: [capital + written.slice(1)], confidence: 0.93 }];
  },
};

/** The stop before ends a sentence, not an abbreviation that we do not know; three dots may go on in small letters. */
function isRealStop(text: string, end: number, wordBefore: number): boolean {
  const stop = text.charAt(end - 1);
  if (stop === '…' || text.slice(end - 2, end) === '..') return false;
  return stop !== '.' || wordBefore >= 0;
}
