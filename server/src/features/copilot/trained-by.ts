import type { DanishId } from '@ordklar/correction/taxonomy';
import type { SpellingTypeCode } from '@ordklar/school';

/**
 * Which error type of texts the exercises name that train an error type of the spelling test: the nearest one, or
 * 'misspelling' where texts know no such type.
 */
export const TRAINED_BY: Readonly<Record<SpellingTypeCode, DanishId>> = {
  S01: 'vowel',
  S02: 'double-consonant',
  S03: 'consonant',
  S04: 'consonant',
  S05: 'silent-letter',
  S06: 'misspelling',
  S07: 'ending',
  S08: 'past-ending',
  S09: 'ending',
  S10: 'number',
  S11: 'present-r',
  S12: 'ending',
  S13: 'ene-ende',
  S14: 'misspelling',
  S15: 'misspelling',
};
