export { exercisesRoutes } from './exercises.routes.ts';
export { findAssignableExercises } from './assignable-exercises.ts';
export { exerciseById, readExercise } from './read-exercise.ts';
export { bankOrder, holdsWords } from './search/exercise-search.repo.ts';
export { meantWords } from './search/search-exercises.ts';
export { type SearchWord, searchWordsOf } from './search/search-words.ts';
export { isNewExercise } from './summary-to-wire.ts';
export { syncBank } from './sync-bank.ts';
export { insertWritten, lockWritten, retireWritten, updateWritten, type Written } from './written-exercises.repo.ts';
