export { showGradeBands, showSpellingErrorTypes, showSpellingGrades } from './show-reference-table.ts';
