import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { type AnyView, VIEWS } from './kinds/index.ts';

/** An item to be done, by its kind. */
export function ItemView(props: {
  item: PlayableItem;
  value: unknown;
  onChange: (value: unknown) => void;
  isChecked: boolean;
  feedback: ItemFeedback | null;
  /** Where the item's sound is, if it has one. */
  sound: string;
  /** Whether a text that is to be read is; then its questions are there. */
  isRead?: boolean;
}) {
  const { View } = VIEWS[props.item.kind] as AnyView;
  return <View {...props} />;
}
