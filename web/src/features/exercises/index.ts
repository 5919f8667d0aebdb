/** The looks of filters: a row of levels, a list of categories. */
export { default as choiceStyles } from './parts/choices.module.css';
export { addExercises, fillBasket, removeExercises } from './basket/basket-store.ts';
export { exerciseQuery } from './exercises.queries.ts';
export { CourseTiles } from './parts/course-tiles.tsx';
export { FoldedFilters } from './parts/folded-filters.tsx';
export { SearchField } from './parts/search-field.tsx';
export { ExerciseMaterial, linkName } from './parts/exercise-material.tsx';
