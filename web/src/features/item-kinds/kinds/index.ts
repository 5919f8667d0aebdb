import type { PlayableItem } from '@ordklar/contract';
import type { ComponentType } from 'react';
import { byPointer } from '../../../lib/text/by-pointer.ts';
import { itemText as text } from '../item-kinds.text.ts';
import type { AnsweredProps, ItemProps } from '../parts/item-props.ts';
import { AnsweredChoice } from './choice/answered.tsx';
import { ChoiceView } from './choice/view.tsx';
import { AnsweredDictation } from './dictation/answered.tsx';
import { DictationView } from './dictation/view.tsx';
import { AnsweredGapList } from './gap-list/answered.tsx';
import { GapListView } from './gap-list/view.tsx';
import { AnsweredGapText } from './gap-text/answered.tsx';
import { GapTextView } from './gap-text/view.tsx';
import { AnsweredMarkWords } from './mark-words/answered.tsx';
import { MarkWordsView } from './mark-words/view.tsx';
import { AnsweredOrder } from './order/answered.tsx';
import { OrderView } from './order/view.tsx';
import { AnsweredProofread } from './proofread/answered.tsx';
import { ProofreadView } from './proofread/view.tsx';
import { AnsweredReading } from './read-and-answer/answered.tsx';
import { ReadingView } from './read-and-answer/view.tsx';
import { AnsweredCommas } from './set-commas/answered.tsx';
import { SetCommasView } from './set-commas/view.tsx';
import { AnsweredSeveralChoice } from './several-choice/answered.tsx';
import { SeveralChoiceView } from './several-choice/view.tsx';
import { AnsweredSort } from './sort-into-columns/answered.tsx';
import { SortView } from './sort-into-columns/view.tsx';

type Kind = PlayableItem['kind'];

/** How a kind of item is shown. */
interface ItemKindView<Name extends Kind> {
  /** To be done. */
  View: ComponentType<ItemProps<Name>>;
  /** As it was answered. */
  Answered: ComponentType<AnsweredProps<Name>>;
  /** How it is answered; '' where everybody sees it. */
  help: string;
  /** What the task says where it says the same: then the help is not added. */
  saidBy?: RegExp;
}

/** The view of an item's own kind fits the item, which the compiler cannot see through a list. */
export type AnyView = ItemKindView<Kind>;

export const VIEWS = {
  choice: { View: ChoiceView, Answered: AnsweredChoice, help: '' },
  'several-choice': { View: SeveralChoiceView, Answered: AnsweredSeveralChoice, help: '' },
  'gap-text': { View: GapTextView, Answered: AnsweredGapText, help: text.gapHelp, saidBy: /\bskriv|\budfyld/i },
  'gap-list': { View: GapListView, Answered: AnsweredGapList, help: text.listHelp, saidBy: /\bvælg/i },
  'mark-words': { View: MarkWordsView, Answered: AnsweredMarkWords, help: text.markHelp },
  order: { View: OrderView, Answered: AnsweredOrder, help: text.orderHelp },
  'sort-into-columns': { View: SortView, Answered: AnsweredSort, help: text.sortHelp },
  'set-commas': { View: SetCommasView, Answered: AnsweredCommas, help: text.commaHelp },
  dictation: { View: DictationView, Answered: AnsweredDictation, help: text.dictationHelp, saidBy: /\bskriv/i },
  proofread: { View: ProofreadView, Answered: AnsweredProofread, help: text.proofread.help },
  'read-and-answer': { View: ReadingView, Answered: AnsweredReading, help: '' },
} satisfies { [Name in Kind]: ItemKindView<Name> };

/** How an item is answered; '' where everybody sees it or `task`, what stands over the item, says so. */
export const helpOf = ({ kind }: PlayableItem, task: string): string => {
  const { help, saidBy }: Pick<AnyView, 'help' | 'saidBy'> = VIEWS[kind];
  return saidBy?.test(task) ? '' : byPointer(help);
};
