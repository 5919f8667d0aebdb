import type { Item } from '@ordklar/exercise-kinds/grade';

/** One right option: `choice('Hvilket ord er et udsagnsord?', 'cykler', ['cykel', 'hurtig'], '»Cykler« er noget, man gør.')`. */
export const choice = (
  question: string,
  answer: string,
  wrong: readonly string[],
  because?: string,
): Extract<Item, { kind: 'choice' }> => ({
  kind: 'choice',
  question,
  options: [answer, ...wrong],
  answer,
  ...(because ? { because } : {}),
});

/** One or more right options: `several('Hvilke ord er navneord?', ['bro', 'regnvejr'], ['grine', 'altid'])`. */
export const several = (
  question: string,
  answers: readonly string[],
  wrong: readonly string[],
  because?: string,
): Extract<Item, { kind: 'several-choice' }> => ({
  kind: 'several-choice',
  question,
  options: [...answers, ...wrong],
  answers: [...answers],
  ...(because ? { because } : {}),
});

/** Words to sort, by the titles of the columns: `sort({ en: ['kat', 'båd'], et: ['hus', 'træ'] })`. */
export const sort = (
  columns: Readonly<Record<string, readonly string[]>>,
  because?: string,
  task = 'Sorter ordene.',
): Extract<Item, { kind: 'sort-into-columns' }> => ({
  kind: 'sort-into-columns',
  task,
  columns: Object.entries(columns).map(([title, members]) => ({ title, members: [...members] })),
  ...(because ? { because } : {}),
});

/** A text (paragraphs with an empty line between them) and questions about it made with choice, several, gaps and lists. */
export const read = (text: {
  title: string;
  byline?: string;
  text: string;
  mayLookBack?: boolean;
  questions: Extract<Item, { kind: 'read-and-answer' }>['questions'];
}): Extract<Item, { kind: 'read-and-answer' }> => ({
  kind: 'read-and-answer',
  title: text.title,
  ...(text.byline ? { byline: text.byline } : {}),
  text: text.text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ type: 'paragraph' as const, text: paragraph.replaceAll(/\s+/g, ' ').trim() })),
  mayLookBack: text.mayLookBack ?? true,
  questions: text.questions,
});
