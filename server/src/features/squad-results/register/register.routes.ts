import type { resultsRegisterApi } from '@ordklar/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { readMonths } from './read-months.ts';
import { readRegister } from './read-register.ts';
import { readWordsSpelledWrong, readTextErrorPlaces, readTextErrors } from './read-text-errors.ts';

export const resultsRegisterRoutes: Routes<typeof resultsRegisterApi> = (context) => ({
  resultsRegister: ({ actor, params: { s, y }, query: { by, showAll, courseId, categoryId, ...of } }) =>
    readRegister(
      context,
      actor,
      {
        squadId: s,
        year: y,
        productId: courseId,
        categoryIds: categoryId === undefined ? undefined : [categoryId],
        ...of,
      },
      { by, showAll },
    ),
  resultsOverYear: ({ actor, params: { s, y }, query: { courseId, ...of } }) =>
    readMonths(context, actor, { squadId: s, year: y, productId: courseId, ...of }),
  textErrorRegister: ({ actor, params: { s, y }, query: { courseId, ...of } }) =>
    readTextErrors(context, actor, {
      squadId: s,
      year: y,
      productId: courseId,
      studentId: of.studentId,
      latest: of.latest,
    }),
  textErrorPlaces: ({ actor, params: { s, y, type, st }, query: { courseId, latest } }) =>
    readTextErrorPlaces(context, actor, { squadId: s, year: y, productId: courseId, studentId: st, type, latest }),
  wordsSpelledWrong: ({ actor, params: { s, y, st } }) =>
    readWordsSpelledWrong(context, actor, { squadId: s, year: y, studentId: st }),
});
