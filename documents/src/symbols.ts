/** Symbol fonts put pictures where letters have their codes. The ones that Word itself inserts, as Unicode. */
const WINGDINGS: Record<number, string> = {
  0x4a: '☺',
  0x4b: '😐',
  0x4c: '☹',
  0x6c: '●',
  0x6e: '■',
  0x6f: '□',
  0x71: '❑',
  0x76: '❖',
  0x9f: '•',
  0xa7: '▪',
  0xa8: '◻',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xe7: '⇐',
  0xe8: '⇒',
  0xef: '⇦',
  0xf0: '⇨',
  0xf3: '⇔',
  0xf4: '⇔',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
};

/** The Greek letters lie in this order from U+F041 and U+F061 on in Adobe's Symbol. */
const SYMBOL_UPPER = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const SYMBOL_LOWER = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const SYMBOL: Record<number, string> = {
  0xa3: '≤',
  0xa5: '∞',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xd6: '√',
  0xde: '⇒',
};

/** Stands for a picture we have no letter for, so that words on either side stay apart. */
const UNKNOWN = '□';

/** One w:sym: the font's name and the character's code in hexadecimal. */
export function symbolText(font: string | undefined, hexadecimal: string | undefined): string {
  const code = Number.parseInt(hexadecimal ?? '', 16);
  if (!Number.isInteger(code) || code < 0x20 || code > 0xffff || (code >= 0xd800 && code < 0xe000)) return UNKNOWN;
  return isSymbolFont(font) || isPrivate(code) ? glyph(font, code & 0xff) : String.fromCharCode(code);
}

/** Letters typed in a symbol font lie in the private range U+F020–U+F0FF; all others pass. */
export function withoutPrivateSymbols(text: string, font: string | undefined): string {
  return text.replace(/[\uf020-\uf0ff]/gu, (letter) => glyph(font, letter.charCodeAt(0) & 0xff));
}

function glyph(font: string | undefined, code: number): string {
  if (font?.toLowerCase() !== 'symbol') return WINGDINGS[code] ?? UNKNOWN;
  return SYMBOL_UPPER[code - 0x41] ?? SYMBOL_LOWER[code - 0x61] ?? SYMBOL[code] ?? plainCharacter(code);
}

/** Adobe's Symbol keeps digits and most signs below '@' where ASCII has them. */
function plainCharacter(code: number): string {
  return code < 0x41 ? String.fromCharCode(code) : UNKNOWN;
}

function isSymbolFont(font: string | undefined): boolean {
  return /^(?:wingdings|symbol)$/i.test(font ?? '');
}

function isPrivate(code: number): boolean {
  return code >= 0xe000 && code <= 0xf8ff;
}
