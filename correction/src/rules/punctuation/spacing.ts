import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { MARK, WORD } from '../../text/token.ts';

export const spacing: SentenceRule = {
  id: 'spacing',
  subcategory: 'spacing',
  on: 'sentence',
  wrong: [
    ['Vi kom hjem , og så spiste vi.', 'Vi kom hjem, og så spiste vi.'],
    ['Han kom,og hun gik.', 'Han kom, og hun gik.'],
    ['Hvad hedder du ?', 'Hvad hedder du?'],
  ],
  right: ['Vi mødes kl. 8,30.', 'Han var her ... men ikke længe.', 'Det kostede 3,50 kr.'],
  match(a, from, to) {
    const found: Finding[] = [];
    for (let i = from; i < to; i++) {
      const comma = a.commas[i]!;
      if (comma >= 0) checkComma(a.text, a.ends[i]!, comma, a.kinds[i] === WORD, found);
      if (a.kinds[i] === MARK && i > from && isClosing(a.text, a.starts[i]!, a.ends[i]!) && a.kinds[i - 1] === WORD) {
        const gap = a.commas[i - 1]! >= 0 ? '' : a.text.slice(a.ends[i - 1], a.starts[i]);
        if (/^[ \t]+$/.test(gap)) {
          found.push({ start: a.ends[i - 1]!, end: a.ends[i]!, replacements: [a.written(i)], confidence: 0.93 });
        }
      }
    }
    return found;
  },
};

const isClosing = (text: string, start: number, end: number): boolean =>
  end - start === 1 && '.!?;'.includes(text[start]!);

function checkComma(text: string, wordEnd: number, comma: number, afterWord: boolean, found: Finding[]): void {
  const before = text.slice(wordEnd, comma);
  const next = text.charAt(comma + 1);
  const letterNext = next.toLowerCase() !== next.toUpperCase();
  if (afterWord && /^[ \t]+$/.test(before)) {
    const tail = letterNext ? ', ' : ',';
    found.push({ start: wordEnd, end: comma + 1, replacements: [tail], confidence: 0.94 });
  } else if (letterNext) found.push({ start: comma, end: comma + 1, replacements: [', '], confidence: 0.94 });
}
