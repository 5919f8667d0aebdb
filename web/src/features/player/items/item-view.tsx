import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { ChoiceView, SeveralChoiceView } from './choice-view.tsx';
import { DictationView } from './dictation-view.tsx';
import { GapListView, GapTextView } from './gap-views.tsx';
import { OrderView } from './order-view.tsx';
import { ReadingView } from './reading-view.tsx';
import { SortView } from './sort-view.tsx';
import { MarkWordsView, SetCommasView } from './word-views.tsx';
import './items.css';

/** An item to be done, by its kind. Another kind is one file and one line here. */
export function ItemView({
  item,
  sound,
  ...rest
}: {
  item: PlayableItem;
  value: unknown;
  onChange: (value: unknown) => void;
  isChecked: boolean;
  feedback: ItemFeedback | null;
  /** Where the item's sound is, if it has one. */
  sound: string;
}) {
  switch (item.kind) {
    case 'choice':
      return <ChoiceView item={item} {...rest} />;
    case 'several-choice':
      return <SeveralChoiceView item={item} {...rest} />;
    case 'gap-text':
      return <GapTextView item={item} {...rest} />;
    case 'gap-list':
      return <GapListView item={item} {...rest} />;
    case 'mark-words':
      return <MarkWordsView item={item} {...rest} />;
    case 'order':
      return <OrderView item={item} {...rest} />;
    case 'sort-into-columns':
      return <SortView item={item} {...rest} />;
    case 'set-commas':
      return <SetCommasView item={item} {...rest} />;
    case 'dictation':
      return <DictationView item={item} sound={sound} {...rest} />;
    case 'read-and-answer':
      return <ReadingView item={item} {...rest} />;
  }
}
