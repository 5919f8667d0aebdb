import type { Item } from '@ordklar/exercise-kinds/grade';

/** What makes two items the same one to a pupil: the task with its answer, whatever the other options. */
export const likeness = (item: Item): string => JSON.stringify(partsOf(item)).toLowerCase();

function partsOf(item: Item): unknown {
  switch (item.kind) {
    case 'choice':
      return [item.question, item.answer];
    case 'several-choice':
      return [item.question, item.answers.toSorted()];
    case 'gap-text':
      return item.parts.map((part) => (typeof part === 'string' ? part : part.answers[0])).join('');
    case 'gap-list':
      return item.parts.map((part) => (typeof part === 'string' ? part : part.answer)).join('');
    case 'mark-words':
      return [item.task, item.words];
    case 'set-commas':
      return item.words;
    case 'order':
      return item.pieces.toSorted();
    case 'sort-into-columns':
      return item.columns.flatMap(({ members }) => members).toSorted();
    case 'dictation':
      return [item.before, item.answers[0], item.after];
    case 'read-and-answer':
      return item.title;
  }
}
