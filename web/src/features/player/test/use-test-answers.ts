import type { TestPaper } from '@ordklar/contract';
import { answeredQuestions, emptyAnswer, isAnswered } from '@ordklar/exercise-kinds/play';
import { useState } from 'react';
import type { Waiting } from '../answer-queue.ts';

type Item = TestPaper['items'][number];

/** What is answered of the part that runs. `waiting` is what this machine has not got rid of: newer than what the server has. */
export function useTestAnswers(items: readonly Item[], waiting: () => readonly Waiting[]) {
  const [drafts, setDrafts] = useState(() => new Map(waiting().map(({ item, answer }) => [item, answer])));
  const valueOf = ({ item, answer, playable }: Item): unknown => drafts.get(item) ?? answer ?? emptyAnswer(playable);
  // »no comma« is an answer too, but not before somebody has looked at the sentence
  const hasAnswer = (one: Item): boolean =>
    (drafts.has(one.item) || one.answer !== null) && isAnswered(one.playable, valueOf(one));
  const missing = items
    .filter((one) => !hasAnswer(one))
    // a sentence that nobody has looked at counts as answered by itself
    .map((one) => Math.max(1, one.questions - answeredQuestions(one.playable, valueOf(one)).count));
  return {
    valueOf,
    answered: items.map(hasAnswer),
    /** How many items are not answered in full, and how many questions. */
    missing: { items: missing.length, questions: missing.reduce((sum, one) => sum + one, 0) },
    put: (item: number, value: unknown) => setDrafts((all) => new Map(all).set(item, value)),
    /** For the next part. */
    clear: () => setDrafts(new Map()),
  };
}
