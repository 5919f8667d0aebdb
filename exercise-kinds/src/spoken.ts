import type { PlayableItem } from './item.ts';

/** The task that an item has of its own; null where the exercise's instruction is the task. */
export const taskOf = (item: PlayableItem): string | null => ('task' in item ? item.task : null);

/** What a voice reads of an item; '' where hearing it would tell the answer. */
export function spokenOf(item: PlayableItem): string {
  switch (item.kind) {
    case 'choice':
    case 'several-choice':
      return [item.question.replaceAll('*', ''), ...item.options].join('. ');
    case 'gap-text':
    case 'gap-list':
      return item.parts.map((part) => (typeof part === 'string' ? part : ' … ')).join('');
    case 'mark-words':
    case 'set-commas':
      return item.words.join(' ');
    case 'order':
      return item.pieces.join('. ');
    case 'sort-into-columns':
      return item.members.join('. ');
    case 'read-and-answer':
      return [
        item.title,
        ...item.text.map((block) =>
          'text' in block ? block.text : 'items' in block ? block.items.join('. ') : block.lines.join('. '),
        ),
      ].join('. ');
    case 'dictation':
      return '';
  }
}

/** Letters and words that only a Danish question has. */
const DANISH = /[æøå]|\b(?:hvad|hvem|hvor|hvordan|hvorfor|hvilke[nt]?|hvornår|betyder|vælg|skriv|ordet|sætningen)\b/i;

/** The language that an item stands in, as a `lang` code: its course's, unless it asks about it in Danish. */
export const spokenLanguage = <Language extends string>(item: PlayableItem, language: Language): Language | 'da' =>
  DANISH.test(spokenOf(item)) ? 'da' : language;
