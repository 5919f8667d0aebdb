/** What only the server and the bank may use: items with their answer keys, and grading. */
export { type FreeTextWarning, type Inspection, inspectFreeText } from './kinds/free-text/grade.ts';
export type { ItemGrade, PartGrade } from './answers/item-grade.ts';
export { answerCount, gradeItem, type Item, item, playItem, rightAnswer } from './item.ts';
