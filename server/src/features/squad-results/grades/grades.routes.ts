import type { gradesApi } from '@ordklar/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { readGrades } from './read-grades.ts';

export const gradesRoutes: Routes<typeof gradesApi> = (context) => ({
  gradesOfClass: ({ actor, params: { s, y } }) => readGrades(context, actor, { squadId: s, year: y }),
});
