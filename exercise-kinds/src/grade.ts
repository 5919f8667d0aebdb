/** What only the server may use: grading and what is checked before an answer is taken. */
export { type FreeTextWarning, type Inspection, inspectFreeText } from './kinds/free-text/grade.ts';
