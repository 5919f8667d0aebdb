import type { squadResultsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { listAverages, listCategoryLevels, pageOfAverages } from './read-averages.ts';
import { readErrorTypesOfLevel, readTestStepsOfLevel } from './read-error-types.ts';
import { readTable } from './read-table.ts';

/** 0 stands for all of them. */
const named = (id: number): number | undefined => (id === 0 ? undefined : id);
const ofLevel = (params: { s: number; l: number; y: number }) => ({
  squadId: params.s,
  levelId: params.l,
  year: params.y,
});

export const squadResultsRoutes: Routes<typeof squadResultsApi> = (context) => ({
  resultsTable: ({ actor, params: { s, c, cat, y, st, ex }, query: { categoryIds, levelId, ...show } }) =>
    readTable(
      context,
      actor,
      {
        squadId: s,
        productId: c === 'all' ? undefined : c,
        levelId,
        year: y,
        studentId: named(st),
        exerciseId: named(ex),
        categoryIds: categoryIds ?? (cat === 0 ? undefined : [cat]),
      },
      show,
    ),
  studentsHomework: ({ actor, params }) =>
    readTable(
      context,
      actor,
      { squadId: params.s, exerciseId: params.ex },
      { onlyLastTry: true, showAll: true, singleStudentView: false },
    ),
  async categoryResults({ actor, params: { s, c, y, st }, query: { orderBy, onlyLastTry, ...page } }) {
    const { rows, ...rest } = await pageOfAverages(
      context,
      actor,
      { squadId: s, productId: c, year: y, studentId: named(st), onlyLastTry },
      'category',
      { ...page, order: orderBy },
    );
    return { categories: rows, ...rest };
  },
  categoryLevels: ({ actor, params: { s, c, y, st }, query }) =>
    listCategoryLevels(context, actor, { squadId: s, productId: c, year: y, studentId: named(st), ...query }),
  async levelResults({ actor, params: { s, c, y }, query: { orderByName, lastAttemptOnly, studentId, ...page } }) {
    const { rows, ...rest } = await pageOfAverages(
      context,
      actor,
      { squadId: s, productId: c, year: y, studentId, onlyLastTry: lastAttemptOnly },
      'level',
      { ...page, order: orderByName ? 'title' : 'position' },
    );
    return { levels: rows, ...rest };
  },
  categoriesOfLevel: ({ actor, params, query }) =>
    listAverages(context, actor, { ...ofLevel(params), ...query }, 'category'),
  exercisesOfLevel: ({ actor, params, query }) =>
    listAverages(context, actor, { ...ofLevel(params), ...query }, 'exercise'),
  exercisesOfCategory: ({ actor, params: { s, cat, y }, query }) =>
    listAverages(context, actor, { squadId: s, categoryIds: [cat], year: y, ...query }, 'exercise'),
  errorTypesOfLevel: ({ actor, params, query }) =>
    readErrorTypesOfLevel(context, actor, { ...ofLevel(params), ...query }),
  testStepsOfLevel: ({ actor, params, query }) =>
    readTestStepsOfLevel(context, actor, { ...ofLevel(params), ...query }),
});
