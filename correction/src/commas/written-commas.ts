import type { Analysis } from '../analysis/analysis.ts';

/** »"Gule handsker" | og …«, »(den første) | kom«: the end of what is put in. */
export const closesWord = (a: Analysis, at: number): boolean =>
  '"”»«)'.includes(a.written(at)) && a.starts[at]! > 0 && a.text.charCodeAt(a.starts[at]! - 1) > 0x20;

/** A comma stands here, be it inside or outside the closing quotation mark. */
export const isSet = (a: Analysis, at: number): boolean =>
  a.commas[at]! >= 0 || (a.isMark(at + 1) && a.commas[at + 1]! >= 0 && !opensQuotation(a, at + 1));

export function opensQuotation(a: Analysis, at: number): boolean {
  const end = a.ends[at]!;
  const next = a.text.charCodeAt(end);
  return '"”“»«'.includes(a.text[a.starts[at]!]!) && !(next <= 0x20) && a.text.charCodeAt(a.starts[at]! - 1) <= 0x20;
}
