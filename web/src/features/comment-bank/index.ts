export { countUse } from './comment-bank.queries.ts';
export { bankText } from './comment-bank.text.ts';
export { BankPicker, type BankPickerFocus } from './parts/bank-picker.tsx';
