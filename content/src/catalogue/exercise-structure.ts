import { courseOf } from './catalogue.ts';
import { danishStructures } from './danish-structures.ts';
import { languageStructures } from './language-structures.ts';
import type { Category, CourseStructure, Level } from './level-schema.ts';
import { upperStructures } from './upper-structures.ts';

/** Every course but the free-text ones, whose structure is in levels.ts. */
export const courseStructures: readonly CourseStructure[] = [
  ...danishStructures,
  ...languageStructures,
  ...upperStructures,
];

/** The stable level id: course id, then the level's number in two digits (10803 = gram, 3. klasse). */
export const exerciseLevelId = (productId: string, level: number): number => courseOf(productId).id * 100 + level;

/** The stable category id: course id, then the category's number in three digits (108001 = gram, navneord). */
export const exerciseCategoryId = (productId: string, category: number): number =>
  courseOf(productId).id * 1000 + category;

/** Levels of the courses with items, by course, lowest first. */
export const exerciseLevels: readonly Level[] = courseStructures.flatMap(({ productId, levels }) =>
  levels.map(([number, title, grade = number > 10 ? 0 : number], index) => ({
    id: exerciseLevelId(productId, number),
    productId,
    title,
    grade,
    order: index + 1,
  })),
);

/** Categories of the courses with items, in the order in which they are shown. */
export const exerciseCategories: readonly Category[] = courseStructures.flatMap(({ productId, categories }) =>
  categories.map(([number, slug, title], index) => ({
    id: exerciseCategoryId(productId, number),
    productId,
    slug,
    title,
    order: index + 1,
  })),
);
