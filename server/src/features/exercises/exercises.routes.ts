import { courseGroups, courseOf } from '@ordklar/content';
import type { coursesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { requireSquad } from '../classes/index.ts';
import { categoriesOfCourse, courseOverview, coursesOfGroup, levelsOfGroup } from './course-structure.ts';
import { listExercises, readExercise } from './read-exercise.ts';

export const exercisesRoutes: Routes<typeof coursesApi> = (context) => ({
  courseGroups: async () => courseGroups.map(({ slug, title }) => ({ id: slug, title })),
  courses: ({ actor, query }) => coursesOfGroup(context, actor, query.courseGroupId, query.levelName),
  levels: ({ query }) => levelsOfGroup(context, query.courseGroupId),
  categories: ({ query }) => categoriesOfCourse(context, query.courseId, query.levelName),
  courseTitle: async ({ params }) => ({ title: courseOf(params.id).title }),
  courseOverview: ({ params }) => courseOverview(context, params.id),
  async courseExercises({ actor, params, query }) {
    if (query.squadId !== undefined) await requireSquad(context, actor, query.squadId);
    return listExercises(context, actor, { ...query, productId: params.id });
  },
  exercise: ({ actor, params }) => readExercise(context, actor, params.id),
});
