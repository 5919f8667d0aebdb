/**
 * What the proof-reader may say of a word: that it stays (0), or what is to be done with it. The order is that of its answers, so a
 * change of this list needs another training.
 */
export const WORD_ACTIONS = [
  'keep',
  'infinitive',
  'present',
  'past',
  'participle',
  'imperative',
  'bare-noun',
  'definite-noun',
  'bare-plural',
  'definite-plural',
  'other-noun',
  'common-adjective',
  'neuter-adjective',
  'plural-adjective',
  'gender',
  'small-word',
  'other-word',
  'delete',
  'join',
  'move',
] as const;
export type WordAction = (typeof WORD_ACTIONS)[number];

const NUMBERS = new Map<WordAction, number>(WORD_ACTIONS.map((action, k) => [action, k]));
/** The number of an action among the answers. */
export const actionNumber = (action: WordAction): number => NUMBERS.get(action)!;
