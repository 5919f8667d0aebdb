import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { NAME, NOUN } from '../../lexicon/readings.ts';
import { isGivenName } from '../../words/beings.ts';
import { WORD } from '../../text/token.ts';

/** »Malthe´s«, »pigen's«: Danish has no apostrophe before the genitive's s, but after an s, an x, a z and abbreviations. */
export const genitiveApostrophe: WordRule = {
  id: 'genitive-apostrophe',
  subcategory: 'apostrophe',
  on: { unlisted: true, readings: [NAME, NOUN] },
  wrong: [
    ["Pigen's hund løb væk.", 'Pigens hund løb væk.'],
    ["Peters' hund er sød.", 'Peters hund er sød.'],
    ['Vi lånte Malthe´s cykel.', 'Vi lånte Malthes cykel.'],
  ],
  right: [
    "Lars' hund løb væk.",
    "Mathias' hund løb væk.",
    "Han så DR's program.",
    "Hun arbejder hos Standard & Poor's.",
    "Vi hørte rock'n'roll.",
  ],
  match(a, at) {
    const start = a.starts[at]!;
    const end = a.ends[at]!;
    const owner = ownerWithBoth(a, at);
    if (owner !== null) return owner;
    if (a.kinds[at] !== WORD || !(isApostrophe(a.text, end) || isApostrophe(a.text, end - 2))) return null;
    // The acute accent that some keyboards give for an apostrophe is a mark of its own.
    const whole = /^[A-ZÆØÅa-zæøå]+[´`'’]s(?![\p{L}\d])/u.exec(a.text.slice(start, end + 2))?.[0];
    if (!whole || whole.length < end - start) return null;
    // »Standard & Poor's«: the name of a firm
    if (a.written(at - 1) === '&') return null;
    const name = whole.slice(0, -2);
    if (name.length < 3 || /[sxz]$/i.test(name) || name.slice(1) !== name.slice(1).toLowerCase()) return null;
    return { start, end: start + whole.length, replacements: [`${name}s`], confidence: 0.92 };
  },
};

/** »Peters' hund«: the s is the genitive's, and not the name's, as in »Lars' hund«. */
function ownerWithBoth(a: Analysis, at: number): Finding | null {
  const end = a.ends[at]!;
  const word = a.text.slice(a.starts[at]!, end).replace(/[´`'’]$/, '');
  const after = a.starts[at]! + word.length;
  if (!/^[A-ZÆØÅ][a-zæøå]+s$/.test(word) || !isApostrophe(a.text, after) || a.text.charAt(after + 1) !== ' ')
    return null;
  const lower = word.toLowerCase();
  if (isGivenName(lower) || !isGivenName(lower.slice(0, -1)) || !a.is(a.after(at, 2), NOUN)) return null;
  // »'Jeg bor hos Peters' bror'«: an opening quotation mark
  if (isOpened(a, at)) return null;
  return { start: a.starts[at]!, end: after + 1, replacements: [word], confidence: 0.93 };
}

function isOpened(a: Analysis, at: number): boolean {
  const before = a.text.slice(a.starts[a.sentenceStart(at)]!, a.starts[at]!);
  return /(^|[^\p{L}])[`'’]/u.test(before);
}

const isApostrophe = (text: string, offset: number): boolean => "´`'’".includes(text.charAt(offset) || ' ');
