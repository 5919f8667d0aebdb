import type { ItemFeedback, PlayableItem } from '@ordklar/contract';

/** What every kind's view gets; `feedback` is null until the answer is checked, and then nothing can be changed. */
export interface ItemProps<Kind extends PlayableItem['kind']> {
  item: Extract<PlayableItem, { kind: Kind }>;
  value: unknown;
  onChange: (value: unknown) => void;
  isChecked: boolean;
  feedback: ItemFeedback | null;
}

/** Toggled in a list: taken out where it is in, put last where it is not. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
