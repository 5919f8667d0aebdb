import type { Course, CourseParent } from './course-schema.ts';
import { danishCourses } from './danish-courses.ts';
import { languageCourses } from './language-courses.ts';
import { upperCourses } from './upper-courses.ts';

/** The whole course catalogue, unsorted; `order` gives the place within the parent group. */
export const courses: readonly Course[] = [...danishCourses, ...languageCourses, ...upperCourses];

const byProductId = new Map(courses.map((course) => [course.productId, course]));
const byId = new Map(courses.map((course) => [course.id, course]));

const fallback = byProductId.get('gram');
if (!fallback) throw new Error('The catalogue has no gram entry to fall back to');
const grammar: Course = fallback;

/** The catalogue entry of a productId; an unknown one (also `lpte`, DEC-07) gives the gram entry (CAT-02). */
export function courseOf(productId: string): Course {
  return byProductId.get(productId) ?? grammar;
}

/** The course with this numeric id, or undefined: an unknown id in an address is a 404, not Danish grammar. */
export function courseById(id: number): Course | undefined {
  return byId.get(id);
}

/** The courses of one subject group, in their order. */
export function coursesOfParent(parent: Course['parent']): Course[] {
  return courses.filter((course) => course.parent === parent).sort((a, b) => a.order - b.order);
}

/** The languages that courses teach; Danish also where a course is about language in general. */
export type CourseLanguage = 'da' | 'en' | 'de' | 'fr' | 'es';

const foreign: Partial<Record<CourseParent, CourseLanguage>> = {
  engelsk: 'en',
  'engelsk-u': 'en',
  tysk: 'de',
  'tysk-u': 'de',
  fransk: 'fr',
  'fransk-u': 'fr',
  'spansk-u': 'es',
};

/** The language that a course teaches. */
export const languageOfCourse = (productId: string): CourseLanguage => foreign[courseOf(productId).parent] ?? 'da';
