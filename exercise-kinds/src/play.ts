/** What may reach the browser: the playable form of every kind of exercise, without answer keys. */
export { playFreeText } from './kinds/free-text/play.ts';
export { blocksOfText, textOfBlocks } from './kinds/free-text/plain-text.ts';
export type { FreeText } from './kinds/free-text/shape.ts';
export type { PlayableItem } from './item.ts';
export { spokenLanguage, spokenOf, taskOf } from './spoken.ts';
