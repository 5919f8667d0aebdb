export { AnsweredItem } from './answered-item.tsx';
export { beginItem, useItemKeys } from './item-keys.ts';
export { itemText } from './item-kinds.text.ts';
export { ItemView } from './item-view.tsx';
export { helpOf } from './kinds/index.ts';
export { AnswerSign } from './parts/answer.tsx';
export { ReadingView } from './kinds/read-and-answer/view.tsx';
