import { LINE_END, MARK, OPAQUE, type Tokens, WORD } from './token.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** Lines shorter than this are lines by intention (headings, lists, verse), not wrapped running text. */
const WRAPPED_LINE = 40;
/** Abbreviations that often end a sentence. */
const MAY_END = new Set([
  'osv.',
  'mv.',
  'm.m.',
  'm.v.',
  'o.l.',
  'o.lign.',
  'm.fl.',
  'o.s.v.',
  'etc.',
  'f.Kr.',
  'e.Kr.',
  'kr.',
  'eks.',
  'mio.',
  'mia.',
  'min.',
]);

/**
 * Token numbers at which sentences begin, closed by the number of tokens. Line ends lie between sentences or, when
 * the text is wrapped, inside one.
 */
export function splitSentences(text: string, tokens: Tokens): Uint32Array {
  const starts: number[] = [];
  let open = false;
  let lineStart = 0;
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kinds[i] === LINE_END) {
      if (open && !isWrapped(text, tokens, i, lineStart)) open = false;
      lineStart = tokens.ends[i]!;
      continue;
    }
    if (!open) {
      starts.push(i);
      open = true;
    }
    if (endsSentence(text, tokens, i)) {
      i = takeClosers(text, tokens, i);
      // »"Op, op!", men det …«: the sentence goes on.
      open = isCloser(text, tokens, i) && text[tokens.ends[i]!] === ',';
    }
  }
  starts.push(tokens.count);
  return Uint32Array.from(starts);
}

function isWrapped(text: string, tokens: Tokens, lineEnd: number, lineStart: number): boolean {
  const next = lineEnd + 1;
  if (next >= tokens.count || tokens.kinds[next] !== WORD) return false;
  if (tokens.starts[lineEnd]! - lineStart < WRAPPED_LINE) return false;
  if (/\n\s*\n|\r\s*\r/.test(text.slice(tokens.starts[lineEnd], tokens.ends[lineEnd]))) return false;
  const first = text[tokens.starts[next]!]!;
  return first === first.toLowerCase() && first !== first.toUpperCase();
}

function endsSentence(text: string, tokens: Tokens, i: number): boolean {
  const start = tokens.starts[i]!;
  const end = tokens.ends[i]!;
  if (tokens.kinds[i] === WORD && text.charCodeAt(end - 1) === 0x2e) {
    return MAY_END.has(text.slice(start, end)) && (i + 1 >= tokens.count || beginsWithCapital(text, tokens, i + 1));
  }
  if (tokens.kinds[i] !== MARK) return false;
  const unit = text.charCodeAt(start);
  if (unit === 0x21 || unit === 0x3f) return !continuesInSmall(text, tokens, i) || !goesOnWith(text, tokens, i + 1);
  if (unit === 0x2026 || (unit === 0x2e && end - start > 1)) return !continuesInSmall(text, tokens, i);
  if (unit !== 0x2e) return false;
  // »5. klasse«, »den 3. maj«: a stop right after a number belongs to it unless a new sentence clearly begins.
  const afterNumber = i > 0 && tokens.kinds[i - 1] === 1 && tokens.ends[i - 1] === start;
  return afterNumber && isOrdinal(text, tokens, i)
    ? i + 1 >= tokens.count || beginsWithCapital(text, tokens, i + 1)
    : true;
}

/** »12-8.«, »i 1864.« and »hun er 12. jeg …« are none. */
const isOrdinal = (text: string, tokens: Tokens, stop: number): boolean =>
  /^\d{1,3}$|\p{L}/u.test(text.slice(tokens.starts[stop - 1], tokens.ends[stop - 1])) &&
  !(stop + 1 < tokens.count && SURE_PERSONS.test(text.slice(tokens.starts[stop + 1], tokens.ends[stop + 1])));

/** »"Hvad?" spurgte hun« and »nej … ikke« go on in the same sentence. */
function continuesInSmall(text: string, tokens: Tokens, i: number): boolean {
  let next = i + 1;
  while (next < tokens.count && isCloser(text, tokens, next)) next++;
  if (next >= tokens.count || tokens.kinds[next] !== WORD) return false;
  const first = text[tokens.starts[next]!]!;
  return first === first.toLowerCase() && first !== first.toUpperCase();
}

/** Who speaks, or a bracket or quotation mark that closes: »Av! sagde han«, »Kom! råbte Ida«. Else a small letter is a slip. */
function goesOnWith(text: string, tokens: Tokens, i: number): boolean {
  if (tokens.kinds[i] !== WORD || text.charCodeAt(tokens.starts[i]! - 1) > 0x20) return true;
  const word = text.slice(tokens.starts[i], tokens.ends[i]);
  if (JOINS.test(word)) return true;
  if (i + 1 >= tokens.count || tokens.kinds[i + 1] !== WORD || BEGINS.test(word)) return false;
  const speaker = text.slice(tokens.starts[i + 1], tokens.ends[i + 1]);
  return SPEAKER.test(speaker) || /^[A-ZÆØÅ]/.test(speaker);
}

const JOINS = new WordList('og eller men sagde siger spurgte råbte');
/** Small words that a sentence may begin with before its subject: no verb of saying. */
const BEGINS = new WordList(
  'så nu da når hvis om at for der det den de i på til med måske derfor bagefter ja nej er har var vil ' +
    'kan skal hvad hvor hvorfor hvornår hvordan',
);
const SPEAKER = new WordList('jeg du han hun vi de man min mit mine en et den det');

function beginsWithCapital(text: string, tokens: Tokens, i: number): boolean {
  if (tokens.kinds[i] === LINE_END) return true;
  const first = text[tokens.starts[i]!]!;
  return first !== first.toLowerCase();
}

function isCloser(text: string, tokens: Tokens, i: number): boolean {
  return tokens.kinds[i] === MARK && '"”»«\'’)]'.includes(text[tokens.starts[i]!]!);
}

/** Closing quotation marks and brackets stick to the sentence that they close. */
function takeClosers(text: string, tokens: Tokens, i: number): number {
  let last = i;
  while (
    last + 1 < tokens.count &&
    (isCloser(text, tokens, last + 1) || isEmojiAfter(tokens, last + 1)) &&
    tokens.starts[last + 1] === tokens.ends[last]
  )
    last++;
  return last;
}

const isEmojiAfter = (tokens: Tokens, i: number): boolean => tokens.kinds[i] === OPAQUE;
