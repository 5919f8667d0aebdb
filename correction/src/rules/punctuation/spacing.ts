import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { MARK, NUMBER, WORD } from '../../text/token.ts';

export const spacing: SentenceRule = {
  id: 'spacing',
  subcategory: 'spacing',
  on: 'sentence',
  wrong: [
    ['Vi kom hjem , og så spiste vi.', 'Vi kom hjem, og så spiste vi.'],
    ['Han kom,og hun gik.', 'Han kom, og hun gik.'],
    ['Hvad hedder du ?', 'Hvad hedder du?'],
    ['Vi gik hjem.Så spiste vi.', 'Vi gik hjem. Så spiste vi.'],
    ['Vi løb 5km i dag.', 'Vi løb 5 km i dag.'],
  ],
  right: ['Det koster 8,30 kr.', 'Han var her ... men ikke længe.', 'Det kostede 3,50 kr.', 'Vi læste om J.P. Hansen.'],
  match(a, from, to) {
    const found: Finding[] = [];
    for (let i = from; i < to; i++) {
      const comma = a.commas[i]!;
      if (comma >= 0) checkComma(a.text, a.ends[i]!, comma, a.kinds[i] === WORD, found);
      if (a.kinds[i] === MARK && i > from && isClosing(a.text, a.starts[i]!, a.ends[i]!) && a.kinds[i - 1] === WORD) {
        const gap = a.commas[i - 1]! >= 0 ? '' : a.text.slice(a.ends[i - 1], a.starts[i]);
        if (/^[ \t]+$/.test(gap)) {
          found.push({ start: a.ends[i - 1]!, end: a.ends[i]!, replacements: [a.written(i)], confidence: 0.93 });
        } else if (gap === '' && a.text[a.starts[i]!] !== ';' && runsOn(a, i)) {
          found.push({ start: a.starts[i]!, end: a.ends[i]!, replacements: [`${a.written(i)} `], confidence: 0.93 });
        }
      }
      if (a.kinds[i] === NUMBER && MEASURED.test(a.written(i))) {
        const apart = a.written(i).replace(/(?=\p{L})(?<=\d)/u, ' ');
        const lacksStop = apart.endsWith('kr') && a.text[a.ends[i]!] !== '.';
        found.push({
          start: a.starts[i]!,
          end: a.ends[i]!,
          replacements: [lacksStop ? `${apart}.` : apart],
          confidence: 0.9,
        });
      }
    }
    return found;
  },
};

/** »5km«, »50kr«: a number and its measure. */
const MEASURED =
  /^\d+([.,]\d+)?(kr|km|kg|cm|mm|dl|cl|ml|min|år|gange|timer|uger|dage|måneder|minutter|meter|kilo|liter|grader)$/;

/** »hjem.Så gik vi«: both are words of the language, and the second one begins a sentence. */
function runsOn(a: Analysis, stop: number): boolean {
  const [last, next] = [stop - 1, stop + 1];
  if (next >= a.count || !a.isWord(next) || a.starts[next] !== a.ends[stop]) return false;
  if (a.types[last]!.word < 0 || a.lower(last).length < 2 || a.types[next]!.word < 0) return false;
  if (a.hasCapital(next)) return a.written(next).slice(1) === a.lower(next).slice(1) && !isInitial(a, last);
  return a.lower(last).length > 3 && a.lower(next).length > 1 && a.types[next]!.listed >= 0 && a.isWord(next + 1);
}

/** »J.P. Jensen« */
const isInitial = (a: Analysis, at: number): boolean => a.written(at) === a.written(at).toUpperCase();

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
