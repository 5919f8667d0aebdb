import type { PlayableItem } from '@ordklar/contract';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
export const placesOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
export const columnsOf = (value: unknown): string[][] => (Array.isArray(value) ? value.map(textsOf) : []);
export const partsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The places of a text's gaps. */
export const gapsOf = (parts: readonly unknown[]): number[] =>
  parts.flatMap((part, index) => (typeof part === 'string' ? [] : [index]));

/** Nothing answered, in the kind's own form. */
export function emptyAnswer(item: PlayableItem): unknown {
  switch (item.kind) {
    case 'choice':
    case 'dictation':
      return '';
    case 'gap-text':
    case 'gap-list':
      return gapsOf(item.parts).map(() => '');
    case 'sort-into-columns':
      return item.columns.map(() => []);
    case 'read-and-answer':
      return item.questions.map(emptyAnswer);
    case 'several-choice':
    case 'mark-words':
    case 'order':
    case 'set-commas':
      return [];
  }
}

/** How many of a text's questions are answered; null of another kind of item. */
export const answeredQuestions = (item: PlayableItem, value: unknown): { count: number; of: number } | null =>
  item.kind === 'read-and-answer'
    ? {
        count: item.questions.filter((question, at) => isAnswered(question, partsOf(value)[at])).length,
        of: item.questions.length,
      }
    : null;

/** Whether there is enough to check. A sentence may need no comma, so that one can always be checked. */
export function isAnswered(item: PlayableItem, value: unknown): boolean {
  switch (item.kind) {
    case 'choice':
    case 'dictation':
      return textOf(value).trim() !== '';
    case 'gap-text':
    case 'gap-list':
      return textsOf(value).every((one) => one.trim() !== '');
    case 'several-choice':
    case 'mark-words':
      return partsOf(value).length > 0;
    case 'order':
      return textsOf(value).length === item.pieces.length;
    case 'sort-into-columns':
      return columnsOf(value).flat().length === item.members.length;
    case 'set-commas':
      return true;
    case 'read-and-answer':
      return item.questions.every((question, index) => isAnswered(question, partsOf(value)[index]));
  }
}
