import type { CourseGroup, CourseParent, Subject } from './course-schema.ts';

/** All subject groups, in the order in which they are shown. */
export const courseGroups: readonly CourseGroup[] = [
  { id: 1, slug: 'dansk', title: 'Dansk', audience: 'middleschool' },
  { id: 2, slug: 'engelsk', title: 'Engelsk', audience: 'middleschool' },
  { id: 3, slug: 'tysk', title: 'Tysk', audience: 'middleschool' },
  { id: 4, slug: 'fransk', title: 'Fransk', audience: 'middleschool' },
  { id: 5, slug: 'dansk-u', title: 'Dansk i gymnasiet', audience: 'highschool' },
  { id: 6, slug: 'engelsk-u', title: 'Engelsk i gymnasiet', audience: 'highschool' },
  { id: 7, slug: 'fransk-u', title: 'Fransk i gymnasiet', audience: 'highschool' },
  { id: 8, slug: 'tysk-u', title: 'Tysk i gymnasiet', audience: 'highschool' },
  { id: 9, slug: 'ap-u', title: 'Almen sprogforståelse', audience: 'highschool' },
  { id: 10, slug: 'spansk-u', title: 'Spansk i gymnasiet', audience: 'highschool' },
  { id: 11, slug: 'voksenuddannelse', title: 'Voksenuddannelse', audience: 'adultschool' },
];

const bySlug = new Map(courseGroups.map((group) => [group.slug, group]));

/** The group that belongs to a course's parent. Every parent has one; the catalogue test proves it. */
export function courseGroupOf(parent: CourseParent): CourseGroup {
  const group = bySlug.get(parent);
  if (!group) throw new Error(`No course group for parent ${parent}`);
  return group;
}

const subjectOfParent: Readonly<Record<CourseParent, Subject>> = {
  dansk: 'danish',
  'dansk-u': 'danish',
  engelsk: 'english',
  'engelsk-u': 'english',
  tysk: 'german',
  'tysk-u': 'german',
  fransk: 'french',
  'fransk-u': 'french',
  'spansk-u': 'spanish',
  'ap-u': 'language-understanding',
  voksenuddannelse: 'adult-education',
};

/** The subject of the courses under a parent. */
export const subjectOf = (parent: CourseParent): Subject => subjectOfParent[parent];
