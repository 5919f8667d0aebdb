import type { freeExercisesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { dropExercise } from '../homework/index.ts';
import { allowFreeExercises } from './allow-free-exercises.ts';
import { listCategories, listCourses, listExercises, listLevels, searchExercises } from './list-free-exercises.ts';
import { selfAssign } from './self-assign.ts';

export const freeExercisesRoutes: Routes<typeof freeExercisesApi> = (context) => ({
  freeCourses: ({ actor }) => listCourses(context, actor),
  freeLevels: ({ actor, params }) => listLevels(context, actor, params.id),
  freeCategories: ({ actor, params }) => listCategories(context, actor, { levelId: params.id }),
  freeCourseCategories: ({ actor, params }) => listCategories(context, actor, { productId: params.id }),
  freeCategoryExercises: ({ actor, params, query }) =>
    listExercises(context, actor, { categoryId: params.id, levelId: query.levelId }, query),
  freeLevelExercises: ({ actor, params, query }) => listExercises(context, actor, { levelId: params.id }, query),
  freeCourseExercises: ({ actor, params, query }) => listExercises(context, actor, { productId: params.id }, query),
  searchFreeExercises: ({ actor, query }) => searchExercises(context, actor, query.q, query),
  selfAssign: ({ actor, body }) => selfAssign(context, actor, body.exerciseId),
  async dropFreeExercise({ actor, body }) {
    await dropExercise(context, actor, body.homeworkId);
    return null;
  },
  allowFreeExercises: ({ actor, params, body }) => allowFreeExercises(context, actor, params.s, body.freeExercises),
});
