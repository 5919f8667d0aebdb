import { type PlayableItem, spokenOf } from './kinds/index.ts';

/** The task that an item has of its own; null where the exercise's instruction is the task. */
export const taskOf = (item: PlayableItem): string | null => ('task' in item ? item.task : null);

/** Letters and words that only a Danish question has. */
const DANISH = /[æøå]|\b(?:hvad|hvem|hvor|hvordan|hvorfor|hvilke[nt]?|hvornår|betyder|vælg|skriv|ordet|sætningen)\b/i;

/** The language that an item stands in, as a `lang` code: its course's, unless it asks about it in Danish. */
export const spokenLanguage = <Language extends string>(item: PlayableItem, language: Language): Language | 'da' =>
  DANISH.test(spokenOf(item)) ? 'da' : language;
