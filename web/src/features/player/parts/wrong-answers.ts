import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { textsOf } from '../answer-values.ts';
import { type Given, isRight } from '../course-of-play.ts';

/** What went wrong of one item, or of one question of a text: what was asked, and each answer beside the right one. */
export interface WrongAnswer {
  /** '' where the right answer is the whole of it, as in a sentence that is put in order. */
  prompt: string;
  parts: { given: string; right: string }[];
}

const GAP = '____';

/** What an answer was an answer to, on a line; '' where there is nothing but the answer. */
function promptOf(item: PlayableItem): string {
  switch (item.kind) {
    case 'choice':
    case 'several-choice':
      return item.question.replaceAll('*', '');
    case 'gap-text':
    case 'gap-list':
      return item.parts.map((part) => (typeof part === 'string' ? part : GAP)).join('');
    case 'mark-words':
    case 'set-commas':
      return item.words.join(' ');
    case 'sort-into-columns':
      return item.task;
    case 'dictation':
      return item.before === '' && item.after === '' ? '' : `${item.before}${GAP}${item.after}`;
    case 'order':
    case 'read-and-answer':
      return '';
  }
}

const wrongParts = ({ parts }: Pick<ItemFeedback['grade'], 'parts'>) => parts.filter((part) => !part.isRight);

function wrongOf(item: PlayableItem | undefined, { grade, rightAnswer }: ItemFeedback): WrongAnswer[] {
  if (!item) return [{ prompt: '', parts: wrongParts(grade) }];
  // pieces in the wrong order say little one by one
  if (item.kind === 'order') {
    const given = grade.parts.map((part) => part.given).join(' ');
    return [{ prompt: '', parts: [{ given, right: textsOf(rightAnswer).join(' ') }] }];
  }
  if (item.kind !== 'read-and-answer' || !grade.questions)
    return [{ prompt: promptOf(item), parts: wrongParts(grade) }];
  return grade.questions.flatMap((one, at) => {
    const question = item.questions[at];
    const parts = wrongParts(one);
    return question && parts.length > 0 ? [{ prompt: promptOf(question), parts }] : [];
  });
}

/** The first answers that were wrong, in the order of the exercise. */
export const wrongAnswers = (items: readonly PlayableItem[], given: readonly Given[]): WrongAnswer[] =>
  given
    .filter((one) => one.round === 1 && !isRight(one))
    .toSorted((a, b) => a.item - b.item)
    .flatMap(({ item, feedback }) => (feedback ? wrongOf(items[item - 1], feedback) : []));
