import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { type AnyView, VIEWS } from './kinds/index.ts';

/** An item as it was answered: the answer in its place, and what is right where it was not. */
export function AnsweredItem(props: { item: PlayableItem; answer: unknown; feedback: ItemFeedback }) {
  const { Answered } = VIEWS[props.item.kind] as AnyView;
  return <Answered {...props} />;
}
