import { exerciseCategoryId, exerciseLevelId } from './exercise-structure.ts';

/** Number of the level and the category that a course keeps for its teachers' own exercises; the bank's begin with 1. */
const OWN = 0;

/** Where teachers' own exercises stand among a course's levels and categories: before the bank's, for every class. */
export const ownExercisePlace = (productId: string) => ({
  level: { id: exerciseLevelId(productId, OWN), productId, title: 'Alle klassetrin', order: OWN },
  category: { id: exerciseCategoryId(productId, OWN), productId, title: 'Lærerens egne opgaver', order: OWN },
});
