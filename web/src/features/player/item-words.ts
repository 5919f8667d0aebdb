import type { PlayableItem } from '@ordklar/contract';
import { playerText as text } from './player.text.ts';

/** How an item is answered; '' where everybody sees it. */
export function helpOf(item: PlayableItem): string {
  switch (item.kind) {
    case 'gap-text':
      return text.gapHelp;
    case 'gap-list':
      return text.listHelp;
    case 'mark-words':
      return text.markHelp;
    case 'order':
      return text.orderHelp;
    case 'sort-into-columns':
      return text.sortHelp;
    case 'set-commas':
      return text.commaHelp;
    case 'dictation':
      return text.dictationHelp;
    case 'choice':
    case 'several-choice':
    case 'read-and-answer':
      return '';
  }
}
