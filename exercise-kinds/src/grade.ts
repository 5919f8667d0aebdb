/** What only the server and the bank may use: items with their answer keys, grading, and what tests ask of a kind. */
export { type FreeTextWarning, type Inspection, inspectFreeText } from './kinds/free-text/grade.ts';
export type { ItemGrade, PartGrade } from './answers/item-grade.ts';
export { aboutWords } from './answers/item-texts.ts';
export type { ItemText } from './item-kind.ts';
export {
  answerCount,
  exampleOf,
  gradeItem,
  type Item,
  item,
  likenessOf,
  playItem,
  rightAnswer,
  textsOfItem,
  wrongAnswersTo,
} from './kinds/index.ts';
