import { ABBREVIATIONS } from './abbreviations.ts';
import { LINE_END, MARK, NUMBER, OPAQUE, type TokenKind, type Tokens, WORD } from './token.ts';

// Classes of UTF-16 units, one lookup per unit.
const SPACE = 0;
const LETTER = 1;
const DIGIT = 2;
const BREAK = 4;
const OTHER_MARK = 5;
/** Halves of surrogate pairs, symbols and variation selectors: emoji. */
const PICTURE = 6;
const INVISIBLE = 7;

/** Joins two letters into one word: apostrophe, hyphen, soft hyphen, zero-width joiners. */
const isJoiner = (unit: number): boolean => unit === 0x27 || unit === 0x2019 || unit === 0x2d || unit === 0x2011;

/**
 * Cuts a text into tokens. Never fails: a unit that belongs to nothing is a mark of its own. Every unit that is not a
 * space lies in exactly one token.
 */
export function tokenize(text: string): Tokens {
  const columns = new Columns(text.length);
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const unitClass = classAt(text, at);
    const from = at;
    if (unitClass === SPACE) at++;
    else if (unitClass === BREAK) {
      at++;
      columns.addLineEnd(from, at);
    } else if (unitClass === LETTER || unitClass === DIGIT || unitClass === INVISIBLE) {
      at = endOfWord(text, at);
      const opaqueEnd = endOfAddress(text, from, at);
      if (opaqueEnd > 0) columns.add(OPAQUE, from, (at = opaqueEnd));
      else {
        at = endOfAbbreviation(text, from, at);
        columns.add(unitClass === DIGIT ? NUMBER : WORD, from, at);
      }
    } else if (unitClass === PICTURE) {
      while (classAt(text, at) >= PICTURE) at++;
      columns.add(OPAQUE, from, at);
    } else {
      at = endOfMark(text, at);
      const tagged = (unit === 0x23 || unit === 0x40) && classAt(text, at) === LETTER;
      if (tagged) at = endOfWord(text, at);
      columns.add(tagged ? OPAQUE : MARK, from, at);
    }
  }
  return columns.finish();
}

function endOfWord(text: string, from: number): number {
  let at = from;
  const startsWithDigit = classAt(text, from) === DIGIT;
  for (;;) {
    const unit = text.charCodeAt(at);
    const unitClass = classAt(text, at);
    if (unitClass === LETTER || unitClass === DIGIT || unitClass === INVISIBLE) at++;
    else if (at > from && isJoiner(unit) && isInner(text, at)) at++;
    else if (startsWithDigit && at > from && (unit === 0x2e || unit === 0x2c || unit === 0x3a) && isDigit(text, at + 1))
      at++;
    // »7.a«: a class
    else if (startsWithDigit && at - from < 3 && unit === 0x2e && isLetter(text, at + 1) && !isInner(text, at + 1))
      at++;
    else return at;
  }
}

const isDigit = (text: string, at: number): boolean => classAt(text, at) === DIGIT;
const isLetter = (text: string, at: number): boolean => classAt(text, at) === LETTER;
const isInner = (text: string, at: number): boolean => isLetter(text, at + 1) || isDigit(text, at + 1);

/** »f.eks.«, »bl.a.«, »kl.«: letters with stops that a list knows. Returns the end, the stop included. */
function endOfAbbreviation(text: string, from: number, end: number): number {
  if (text.charCodeAt(end) !== 0x2e || end - from > 8) return end;
  let last = end;
  let at = end;
  while (text.charCodeAt(at) === 0x2e && at - from < 12) {
    at++;
    const word = text.slice(from, at);
    if (ABBREVIATIONS.has(word.toLowerCase())) last = at;
    while (isLetter(text, at) && at - from < 12) at++;
  }
  return last;
}

/** The end of an address or file name that begins with the word, or 0. */
function endOfAddress(text: string, from: number, end: number): number {
  const next = text.charCodeAt(end);
  const scheme = next === 0x3a && text.charCodeAt(end + 1) === 0x2f && text.charCodeAt(end + 2) === 0x2f;
  const mail = next === 0x40 && isInner(text, end);
  const dotted = next === 0x2e && isLetter(text, end + 1) && isHost(text, from, end);
  if (!scheme && !mail && !dotted) return 0;
  let at = end;
  while (classAt(text, at) !== SPACE && classAt(text, at) !== BREAK) at++;
  while (at > end && isTrailing(text.charCodeAt(at - 1))) at--;
  return at;
}

const isTrailing = (unit: number): boolean => unit < 0x80 && '.,;:!?)]}"\''.includes(String.fromCharCode(unit));
const TOP_LEVEL = /^\.(dk|com|org|net|eu|de|se|no|io|tv|uk|docx|pdf|txt|jpg|png|html?)(?![\p{L}\d])/u;

/** »skolen.dk/sider«, »www.x.y«, »opgave.docx«. */
function isHost(text: string, from: number, end: number): boolean {
  if (end - from === 3 && text.slice(from, end).toLowerCase() === 'www') return true;
  let at = end;
  while (text.charCodeAt(at) === 0x2e && isLetter(text, at + 1) && at - from < 80) {
    if (TOP_LEVEL.test(text.slice(at, at + 8))) return true;
    at++;
    while (isInner(text, at - 1) && classAt(text, at) <= DIGIT && classAt(text, at) !== SPACE) at++;
  }
  return false;
}

/** Dots, dashes and exclamation marks in a row are one token. */
function endOfMark(text: string, from: number): number {
  const unit = text.charCodeAt(from);
  let at = from + 1;
  if (unit === 0x2e || unit === 0x2d || unit === 0x21 || unit === 0x3f) {
    while (at < text.length && (text.charCodeAt(at) === unit || isAsking(unit, text.charCodeAt(at)))) at++;
  }
  return at;
}

const isAsking = (a: number, b: number): boolean => (a === 0x21 && b === 0x3f) || (a === 0x3f && b === 0x21);

class Columns {
  #kinds: Uint8Array;
  #starts: Uint32Array;
  #ends: Uint32Array;
  #count = 0;

  constructor(units: number) {
    const room = Math.max(16, Math.ceil(units / 3));
    this.#kinds = new Uint8Array(room);
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
  }

  add(kind: TokenKind, start: number, end: number): void {
    if (this.#count === this.#kinds.length) this.#grow();
    this.#kinds[this.#count] = kind;
    this.#starts[this.#count] = start;
    this.#ends[this.#count++] = end;
  }

  /** Breaks in a row are one token. */
  addLineEnd(start: number, end: number): void {
    const last = this.#count - 1;
    if (last >= 0 && this.#kinds[last] === LINE_END) this.#ends[last] = end;
    else this.add(LINE_END, start, end);
  }

  finish(): Tokens {
    return { count: this.#count, kinds: this.#kinds, starts: this.#starts, ends: this.#ends };
  }

  #grow(): void {
    const room = this.#kinds.length * 2;
    const kinds = new Uint8Array(room);
    const starts = new Uint32Array(room);
    const ends = new Uint32Array(room);
    kinds.set(this.#kinds);
    starts.set(this.#starts);
    ends.set(this.#ends);
    this.#kinds = kinds;
    this.#starts = starts;
    this.#ends = ends;
  }
}

/** Classes are worked out unit by unit as texts bring them: the whole table would cost more than a start may take. */
const UNKNOWN = 255;
const CLASSES = new Uint8Array(0x10000).fill(UNKNOWN);

/** The class of the unit at a place; a space beyond the end. */
function classAt(text: string, at: number): number {
  if (at >= text.length) return SPACE;
  const unit = text.charCodeAt(at);
  const known = CLASSES[unit]!;
  return known === UNKNOWN ? (CLASSES[unit] = classify(unit)) : known;
}

function classify(unit: number): number {
  const letter = String.fromCharCode(unit);
  if (/[\n\r\u2028\u2029\u000b\f]/.test(letter)) return BREAK;
  if (/\s/.test(letter) || unit === 0x200b || unit === 0xfeff) return SPACE;
  if (unit === 0xad || (unit >= 0x200c && unit <= 0x200f) || unit === 0x2060) return INVISIBLE;
  if (/[\p{L}\p{M}]/u.test(letter)) return LETTER;
  if (/\p{Nd}/u.test(letter)) return DIGIT;
  if (unit >= 0xd800 && unit <= 0xdfff) return PICTURE;
  return (unit >= 0xfe00 && unit <= 0xfe0f) || (unit >= 0x2600 && unit <= 0x27bf) ? PICTURE : OTHER_MARK;
}
