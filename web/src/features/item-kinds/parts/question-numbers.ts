import type { PlayableItem } from '@ordklar/contract';
import { questionsIn } from '@ordklar/exercise-kinds/play';

type Questions = Extract<PlayableItem, { kind: 'read-and-answer' }>['questions'];

/** The numbers of the questions about a text, as they are counted: a sentence with three gaps is »4–6«. */
export function questionNumbers(questions: Questions): string[] {
  let last = 0;
  return questions.map((question) => {
    const first = last + 1;
    last += questionsIn(question, null).of;
    return last === first ? `${first}` : `${first}–${last}`;
  });
}
