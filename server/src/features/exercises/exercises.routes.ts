import { courseById, courseGroups, courseOf } from '@ordklar/content';
import type { coursesApi, findExercisesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { found } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import {
  categoriesOfCourse,
  courseOverview,
  coursesOfGroup,
  filledLevels,
  levelsOfGroup,
  newLabels,
} from './course-structure.ts';
import { listExercises, readExercise } from './read-exercise.ts';
import { countFound, searchExercises } from './search/search-exercises.ts';
import { findTraining } from './search/find-training.ts';

/** By productId, where an unknown one is Danish grammar (CAT-02), or by number, which names a course or none. */
const titleOfCourse = (id: string): string => (/^\d+$/.test(id) ? found(courseById(Number(id))) : courseOf(id)).title;

export const exercisesRoutes: Routes<typeof coursesApi & typeof findExercisesApi> = (context) => ({
  courseGroups: async () => courseGroups.map(({ slug, title }) => ({ id: slug, title })),
  courses: ({ actor, query }) => coursesOfGroup(context, actor, query.courseGroupId, query.levelName),
  levels: ({ query }) => levelsOfGroup(context, query.courseGroupId),
  categories: ({ actor, query }) => categoriesOfCourse(context, actor, query.courseId, query.levelName),
  courseTitle: async ({ params }) => ({ title: titleOfCourse(params.id) }),
  courseOverview: ({ params }) => courseOverview(context, params.id),
  async courseExercises({ actor, params, query }) {
    if (query.squadId !== undefined) await requireSquad(context, actor, query.squadId);
    return listExercises(context, actor, { ...query, productId: params.id });
  },
  async searchExercises({ actor, query }) {
    if (query.squadId !== undefined) await requireSquad(context, actor, query.squadId);
    return searchExercises(context, actor, query, query);
  },
  countFoundExercises: async ({ actor, query }) => ({ count: await countFound(context, actor, query) }),
  trainingExercises: ({ actor, params, query }) => findTraining(context, actor, params.type, query.squadId),
  newExerciseLabels: ({ actor }) => newLabels(context, actor),
  filteredLevels: ({ actor, query }) => filledLevels(context, actor, query),
  exercise: ({ actor, params }) => readExercise(context, actor, params.id),
});
