import type { Analysis } from '../../analysis/analysis.ts';
import { capitalAt } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { isScriptLine } from '../../phrases/script.ts';
import { hasFinite } from '../../verbs/finite.ts';

/** »Ali: jeg ved det ikke.«: in a play, an interview or a chat what somebody says begins like any sentence. */
export const scriptCapital: SentenceRule = {
  id: 'script-capital',
  subcategory: 'capital',
  on: 'sentence',
  explanation: 'Når replikken er en hel sætning, begynder den med stort bogstav: »{replacement}«.',
  wrong: [
    ['Ida: Hvad skal vi lave?\nAli: jeg ved det ikke.', 'Ida: Hvad skal vi lave?\nAli: Jeg ved det ikke.'],
    ['Læreren: vil I sætte jer ned?\n\nSilas: Nej tak.', 'Læreren: Vil I sætte jer ned?\n\nSilas: Nej tak.'],
  ],
  right: [
    'Ida: Hvad skal vi lave?\nAli: Jeg ved det ikke.',
    'Navn: løve\nBor: i Afrika\nFarve: den er gul',
    'Han sagde: det ved jeg ikke.',
    'Reglen: man må ikke løbe.\nVi løb alligevel.',
  ],
  match(a, from, to): Finding[] {
    const first = said(a, from);
    if (first < 0 || !isScriptLine(a, from)) return [];
    const written = a.written(first);
    if (!/^\p{Ll}/u.test(written) || a.types[first]!.word < 0 || !hasFinite(a, first, to)) return [];
    // »Farve: den er orange«: a card of facts, whose lines end without a mark
    return a.isMark(to - 1) ? [{ ...capitalAt(a, first, 0.9), capital: true }] : [];
  },
};

/** The first word after the speaker's name and its colon; −1 where none is. */
function said(a: Analysis, from: number): number {
  for (let at = from + 1; at <= from + LONGEST_NAME && at + 1 < a.count; at++)
    if (a.isMark(at) && a.written(at) === ':') return a.isWord(at + 1) ? at + 1 : -1;
  return -1;
}
const LONGEST_NAME = 2;
