/** Numbers in [0, 1), the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = 'abcdefghijklmnoprstuvyæøå';
const pick = <T>(list: ArrayLike<T>, random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** Letters as they come, three to eleven. */
export const typedAtRandom = (random: () => number): string =>
  Array.from({ length: 3 + Math.floor(random() * 9) }, () => pick(LETTERS, random)).join('');

/** Letters that pupils write for one another because they sound alike. */
const SOUNDS: readonly (readonly [string, string])[] = (
  'e:æ æ:e o:å å:o y:ø ø:y i:e e:i d:t t:d g:k k:g b:p p:b v:f f:v nd:nn nn:nd ld:ll ll:ld hv:v v:hv hj:j gt:kt kt:gt kk:gg ' +
  'gg:kk tion:sion sion:tion ig:i lig:li ede:te ene:ende ende:ene rer:re ej:aj eg:aj'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);
const KEYS = ['qwertyuiopå', 'asdfghjklæø', 'zxcvbnm'];
const VOWEL = /[aeiouyæøå]/;

/** The keys beside a letter. */
function neighbours(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return at < 0 ? '' : row.charAt(at - 1) + row.charAt(at + 1);
}

type Slip = (word: string, at: number, random: () => number) => string;

const SLIPS: Record<string, Slip> = {
  sound(word, at, random) {
    const fitting = SOUNDS.filter(([from]) => word.startsWith(from, at));
    if (fitting.length === 0) return word;
    const [from, to] = pick(fitting, random);
    return word.slice(0, at) + to + word.slice(at + from.length);
  },
  doubled: (word, at) => (VOWEL.test(word.charAt(at)) ? word : word.slice(0, at + 1) + word.slice(at)),
  undoubled: (word, at) => (word.charAt(at) === word.charAt(at + 1) ? word.slice(0, at) + word.slice(at + 1) : word),
  swapped: (word, at) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    word.slice(at + 2),
  dropped: (word, at) => word.slice(0, at) + word.slice(at + 1),
  added: (word, at, random) => word.slice(0, at) + pick(LETTERS, random) + word.slice(at),
  neighbour(word, at, random) {
    const keys = neighbours(word.charAt(at));
    return keys === '' ? word : word.slice(0, at) + pick(keys, random) + word.slice(at + 1);
  },
};

/** A slip of a word: what was meant and what was written. */
export interface SyntheticSlip {
  meant: string;
  written: string;
}

/**
 * So many slips of words as pupils make them: letters that sound alike, one for two, two for one, swapped, dropped, added and
 * the key beside. The same for the same seed.
 */
export function syntheticSlips(words: readonly string[], count: number, seed: number): SyntheticSlip[] {
  const random = randomOf(seed);
  const kinds = Object.values(SLIPS);
  const slips: SyntheticSlip[] = [];
  while (slips.length < count) {
    const meant = pick(words, random);
    const written = pick(kinds, random)(meant, Math.floor(random() * meant.length), random);
    if (written !== meant && written.length > 1) slips.push({ meant, written });
  }
  return slips;
}
