import type { ItemFeedback, PlayableItem } from '@ordklar/contract';

type Of<Kind extends PlayableItem['kind']> = Extract<PlayableItem, { kind: Kind }>;

/** What every kind's view gets; `feedback` is null until the answer is checked, and then nothing can be changed. */
export interface ItemProps<Kind extends PlayableItem['kind']> {
  item: Of<Kind>;
  value: unknown;
  onChange: (value: unknown) => void;
  isChecked: boolean;
  feedback: ItemFeedback | null;
  /** Where the item's sound is, if it has one. */
  sound?: string;
  /** Whether a text that is to be read is, so that its questions are there; true unless it says otherwise. */
  isRead?: boolean;
}

/** What every kind's answered form gets. */
export interface AnsweredProps<Kind extends PlayableItem['kind']> {
  item: Of<Kind>;
  answer: unknown;
  feedback: ItemFeedback;
}

/** Toggled in a list: taken out where it is in, put last where it is not. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
