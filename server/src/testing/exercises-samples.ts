import type { coursesApi, findExercisesApi } from '@ordklar/contract';
import { CALLERS, COURSE, OF_CLASS, type Samples, TEACHERS } from './sample.ts';

/** Samples of the catalogue and of finding exercises. */
export const exercisesSamples: Samples<typeof coursesApi & typeof findExercisesApi> = {
  courseGroups: { args: () => ({}), succeeds: CALLERS },
  courses: { args: () => ({ query: { courseGroupId: 'dansk', levelName: '7. klasse' } }), succeeds: CALLERS },
  levels: { args: () => ({ query: { courseGroupId: 'dansk' } }), succeeds: CALLERS },
  categories: { args: () => ({ query: { courseId: COURSE, levelName: '7. klasse' } }), succeeds: CALLERS },
  courseTitle: { args: () => ({ params: { id: COURSE } }), succeeds: CALLERS },
  courseOverview: { args: () => ({ params: { id: COURSE } }), succeeds: CALLERS },
  courseExercises: {
    args: (world) => ({ params: { id: COURSE }, query: { squadId: world.squads['7.A'], q: 'en', levelId: 1 } }),
    succeeds: OF_CLASS,
  },
  searchExercises: {
    args: (world) => ({ query: { q: 'tekst', courseGroups: 'dansk', squadId: world.squads['7.A'] } }),
    succeeds: OF_CLASS,
  },
  countFoundExercises: { args: () => ({ query: { q: 'tekst', courseGroups: 'dansk' } }), succeeds: TEACHERS },
  trainingExercises: {
    args: (world) => ({ params: { type: 'capital' }, query: { squadId: world.squads['7.A'] } }),
    succeeds: OF_CLASS,
  },
  newExerciseLabels: { args: () => ({}), succeeds: TEACHERS },
  filteredLevels: { args: () => ({ query: { courseGroupId: 'dansk', courseId: COURSE } }), succeeds: TEACHERS },
  exercise: {
    args: (world) => ({ params: { id: world.exercises.danish[0] } }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },
};
