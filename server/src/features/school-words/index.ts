export { addSchoolWord } from './school-words.ts';
export { schoolWordsRoutes } from './school-words.routes.ts';
