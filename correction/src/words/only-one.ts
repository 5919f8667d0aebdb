import { WordList } from './word-list.ts';

/** Everybody has one of them: »mine mor« means »min mor«. */
export const ONLY_ONE = new WordList(
  'mor far mormor morfar farmor farfar familie mand kone kæreste hverdag barndom fritid liv skole klasse hjem krop fødselsdag mening',
);
