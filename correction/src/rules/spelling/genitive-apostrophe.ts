import type { WordRule } from '../../kernel/rule.ts';
import { NAME, NOUN } from '../../lexicon/readings.ts';
import { WORD } from '../../text/token.ts';

/** »Malthe´s«, »pigen's«: Danish has no apostrophe before the genitive's s, but after an s, an x, a z and abbreviations. */
export const genitiveApostrophe: WordRule = {
  id: 'genitive-apostrophe',
  subcategory: 'apostrophe',
  on: { unlisted: true, readings: [NAME, NOUN] },
  wrong: [
    ["Pigen's hund løb væk.", 'Pigens hund løb væk.'],
    ['Vi lånte Malthe´s cykel.', 'Vi lånte Malthes cykel.'],
  ],
  right: [
    "Lars' hund løb væk.",
    "Han så DR's program.",
    "Hun arbejder hos Standard & Poor's.",
    "Vi hørte rock'n'roll.",
  ],
  match(a, at) {
    const start = a.starts[at]!;
    const end = a.ends[at]!;
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

const isApostrophe = (text: string, offset: number): boolean => "´`'’".includes(text.charAt(offset) || ' ');
