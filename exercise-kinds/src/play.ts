/** What may reach the browser: the playable form of every kind of exercise, without answer keys. */
export { columnsOf, partsOf, placesOf, textOf, textsOf } from './answers/answer-values.ts';
export type { ItemGrade } from './answers/item-grade.ts';
export type { WrongAnswer } from './item-kind.ts';
export {
  answeredQuestions,
  differingIn,
  emptyAnswer,
  isAnswered,
  type ItemKindName,
  type PlayableItem,
  playableItem,
  spokenOf,
  wrongOf,
} from './kinds/index.ts';
export { playFreeText } from './kinds/free-text/play.ts';
export { blocksOfText, textOfBlocks } from './kinds/free-text/plain-text.ts';
export { type Block, block, type FreeText } from './kinds/free-text/shape.ts';
export { bareWord } from './kinds/mark-words/say.ts';
export { isQuestionAnswered, questionsIn } from './kinds/read-and-answer/say.ts';
export { wordsAroundComma } from './kinds/set-commas/say.ts';
export { spokenLanguage, taskOf } from './spoken.ts';
