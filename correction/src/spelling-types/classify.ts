import type { SpellingTypeCode } from '@ordklar/school';
import { type Ending, endingOf, prefixLength, type WordHint } from './affixes.ts';
import { type Edit, isVowel, joinEdits, letterEdits } from './edits.ts';
import { WordList } from '../words/word-list.ts';

const LONGEST_WORD = 100;
/** Stands for a part that is already judged, so that the rest can be compared. */
const JUDGED = '§';

interface Pair {
  right: string;
  written: string;
}

const normalise = (word: string): string => word.normalize('NFC').trim().toLowerCase().replaceAll('é', 'e');
const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);
const allVowels = (text: string): boolean => text !== '' && [...text].every(isVowel);
const allConsonants = (text: string): boolean =>
  text !== '' && [...text].every((letter) => isLetter(letter) && !isVowel(letter));

const SION_RIGHT = /(ss?|t|x)ion/;
const SION_WRITTEN = /(ss?|tt?|ch?|sh|x|z)(ion|jon|jion)/;

/** -sion and -tion: judged together and set aside. One or two s in »diskussion« is doubling and left alone. */
function judgeSion(pair: Pair, codes: Set<SpellingTypeCode>): Pair {
  const right = SION_RIGHT.exec(pair.right)?.[0];
  const written = SION_WRITTEN.exec(pair.written)?.[0];
  if (!right || !written || right === written) return pair;
  if (/^s+ion$/.test(right) && /^s+ion$/.test(written)) return pair;
  codes.add('S14');
  return { right: pair.right.replace(right, JUDGED), written: pair.written.replace(written, JUDGED) };
}

// after a vowel: the end of »vende« is its stem
const ENE_RIGHT = /(?<=[aeiouyæøå].*)(ende|erne|ene)(?=s?$)/;
const ENE_WRITTEN = /(erende|ende|enne|erne|ene)(?=s?$)/;

/** -ene or -erne against -ende. */
function judgeEne(pair: Pair, codes: Set<SpellingTypeCode>): Pair {
  const right = ENE_RIGHT.exec(pair.right)?.[0];
  const written = ENE_WRITTEN.exec(pair.written)?.[0];
  if (!right || !written || right.includes('d') === written.includes('d')) return pair;
  codes.add('S13');
  return { right: pair.right.replace(ENE_RIGHT, JUDGED), written: pair.written.replace(ENE_WRITTEN, JUDGED) };
}

/** One letter more or less of a consonant that stands beside itself. */
function isDoubling({ start, right, written }: Edit, word: string): boolean {
  if ((right === '') === (written === '')) return false;
  const letter = right || written;
  const next = word[start + right.length];
  return allConsonants(letter) && (word[start - 1] === letter || next === letter);
}

/** A letter that is written but not heard: h in hv and hj, d after l, n, r or before s and t (a soft d, »glad«, is heard), g after a vowel … */
function isSilent({ start, right, written }: Edit, word: string): boolean {
  const before = word[start - 1] ?? '';
  const after = word[start + right.length] ?? '';
  const letter = right || written;
  if (right && written) {
    const assimilated = (right === 'd' && written === before) || (written === 'd' && right === before);
    return (
      (assimilated && 'ln'.includes(before)) ||
      (right === 'd' && written === after) ||
      (right === 'g' && written === 'r' && before === 'r')
    );
  }
  if (letter === 'h') return after === 'v' || after === 'j';
  if (letter === 'd') return /[lnr]/.test(before) || (right === 'd' && /[st]/.test(after));
  if (letter === 'g') return isVowel(before) || (right === 'g' && /[lr]/.test(before));
  if (letter === 'v') return right === 'v' && before === 'l';
  return letter === 'p' && start === 0 && /[st]/.test(after);
}

const S_SOUNDS = new WordList('s ss c cc sc z x ks kc');
const WRITTEN_S_SOUNDS = new WordList('s ss c cc sc z x ks kc kz');
/** S or ks sounds that are spelled with another letter: c, s, z, x, ks, cc. */
function isCs({ right, written }: Pair): boolean {
  return S_SOUNDS.test(right) && WRITTEN_S_SOUNDS.test(written) && !/^s+\|s+$/.test(`${right}|${written}`);
}

/** The c of »scene«, which says nothing that the s has not said. */
const isMuteC = ({ start, right, written }: Edit, word: string): boolean =>
  right === 'c' && written === '' && word[start - 1] === 's' && /[eiyæø]/.test(word[start + 1] ?? '');

const finalR = (word: string): boolean => word.endsWith('r');

function codeInEnding(edit: Edit, pair: Pair, ending: Ending): SpellingTypeCode {
  const reachesEnd = edit.start + edit.right.length === pair.right.length;
  if (reachesEnd && finalR(pair.right) !== finalR(pair.written) && ending.wordClass !== 'adjective') {
    return ending.wordClass === 'noun' ? 'S10' : 'S11';
  }
  if (ending.wordClass === 'noun') return 'S07';
  return ending.wordClass === 'verb' ? 'S08' : 'S09';
}

/** The type of one difference of a letter. */
function codeOfLetter(edit: Edit, pair: Pair, ending: Ending | undefined): SpellingTypeCode | undefined {
  const { start, right, written } = edit;
  if (![...right, ...written].every(isLetter)) return undefined;
  if (isDoubling(edit, pair.right)) return 'S02';
  if ((isCs(edit) || isMuteC(edit, pair.right)) && start >= prefixLength(pair.right)) return 'S04';
  if (ending && start >= ending.start) return codeInEnding(edit, pair, ending);
  if (start < prefixLength(pair.right)) return 'S15';
  if (isSilent(edit, pair.right)) return 'S05';
  if ((right === 'r' && !allConsonants(written)) || (written === 'r' && !allConsonants(right))) return 'S12';
  if (allVowels(right) && allVowels(written)) return 'S01';
  if (right && written) return 'S03';
  if (right || written === 'e') return 'S06';
  return isVowel(written) ? 'S01' : 'S03';
}

const sortedLetters = (text: string): string => [...text].sort().join('');

/** The type of differences that touch each other and make one pattern, such as »x« for »ks«. */
function codeOfPattern(group: readonly Edit[], ending: Ending | undefined): SpellingTypeCode | undefined {
  const right = group.map((edit) => edit.right).join('');
  const written = group.map((edit) => edit.written).join('');
  if (right.length + written.length < 3 || (ending && group[0].start >= ending.start)) return undefined;
  if (isCs({ right, written })) return 'S04';
  if (allVowels(right) && allVowels(written)) return 'S01';
  if (right.length > 1 && sortedLetters(right) === sortedLetters(written)) return right.includes('r') ? 'S12' : 'S06';
  return undefined;
}

/**
 * The error types (S01–S15) in a word from the spelling test, in order and each at most once. Empty when the word is
 * right, when nothing was written, when the answer is another word altogether, or when the difference is none of the
 * fifteen types (a space too many). Never throws. Without a hint about the word, an r that comes or goes at the end
 * is S12, because it cannot be told apart from plural and present tense.
 */
export function classify(rightWord: string, writtenWord: string, hint: WordHint = {}): SpellingTypeCode[] {
  const whole = { right: normalise(rightWord), written: normalise(writtenWord) };
  const longest = Math.max(whole.right.length, whole.written.length);
  if (whole.right === whole.written || whole.written === '' || longest > LONGEST_WORD) return [];
  if (letterEdits(whole.right, whole.written).length > Math.max(2, Math.ceil(whole.right.length / 2))) return [];

  const codes = new Set<SpellingTypeCode>();
  const rest = judgeEne(judgeSion(whole, codes), codes);
  const ending = endingOf(rest.right, hint);
  for (const group of joinEdits(letterEdits(rest.right, rest.written))) {
    const pattern = codeOfPattern(group, ending);
    const found = pattern ? [pattern] : group.map((edit) => codeOfLetter(edit, rest, ending));
    for (const code of found) if (code) codes.add(code);
  }
  return [...codes].sort();
}
