import type { schoolWordsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { addSchoolWord, listSchoolWords, removeSchoolWord } from './school-words.ts';

export const schoolWordsRoutes: Routes<typeof schoolWordsApi> = (context) => ({
  schoolWords: ({ actor, query }) => listSchoolWords(context, actor, query),
  addSchoolWord: ({ actor, body }) => addSchoolWord(context, actor, body.word),
  removeSchoolWord: ({ actor, params }) => removeSchoolWord(context, actor, params.id),
});
