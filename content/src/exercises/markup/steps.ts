import type { Item } from '@ordklar/exercise-kinds/grade';
import type { TestStep } from '../exercise-schema.ts';

/** A step of a test as its author writes it: with its items. */
export type StepDraft = Omit<TestStep, 'items'> & { items: readonly Item[] };

/** The items and the steps of a test: `{ number: 1, title: '…', …, ...inSteps([laesHurtigt, laesGrundigt]) }`. */
export const inSteps = (drafts: readonly StepDraft[]): { items: Item[]; steps: TestStep[] } => ({
  items: drafts.flatMap(({ items }) => [...items]),
  steps: drafts.map((draft) => ({ ...draft, items: draft.items.length })),
});
