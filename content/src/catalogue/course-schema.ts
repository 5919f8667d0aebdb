import { z } from 'zod';

/** School audiences (CON-46). */
export const audiences = ['middleschool', 'highschool', 'adultschool'] as const;
export type Audience = (typeof audiences)[number];

/** Subjects of the courses (ENT-01). */
export const subjects = [
  'danish',
  'english',
  'german',
  'french',
  'spanish',
  'language-understanding',
  'adult-education',
] as const;
export type Subject = (typeof subjects)[number];

/** What a course trains (ENT-01); in a test course it is what the test is about. */
export const contentTypes = ['grammar', 'spelling', 'reading', 'free-text'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Names of the course colours; the interface holds the values for light and dark. */
export const courseColors = ['ocean', 'spruce', 'brick', 'plum', 'lagoon', 'rust', 'ochre', 'moss'] as const;
export type CourseColor = (typeof courseColors)[number];

/** Names of the course drawings. */
export const courseIcons = [
  'grammar',
  'spelling',
  'spelling-test',
  'reading-test',
  'reading',
  'dictation',
  'free-text',
  'orthography-test',
  'second-language',
  'early-writing',
  'first-years',
  'boarding-school',
  'grammar-ten',
  'english',
  'english-test',
  'english-training',
  'german',
  'german-test',
  'german-training',
  'french',
  'language-theory',
  'spanish',
  'adult',
] as const;
export type CourseIcon = (typeof courseIcons)[number];

/** Parent subject groups: plain for middleschool, `-u` for highschool (CAT-05), one for adults (CAT-06). */
export const courseParents = [
  'dansk',
  'engelsk',
  'tysk',
  'fransk',
  'dansk-u',
  'engelsk-u',
  'fransk-u',
  'tysk-u',
  'ap-u',
  'spansk-u',
  'voksenuddannelse',
] as const;
export type CourseParent = (typeof courseParents)[number];

/**
 * One entry of the course catalogue (CAT-01). `name` is the address slug, `order` the position in its group
 * (from 1), `id` a stable number for calls that take a course id. `titleSource` is `ours` where the specification
 * gives only the code (DEC-09).
 */
export const courseSchema = z.strictObject({
  id: z.int().positive(),
  productId: z.string().regex(/^[a-z]{4}$/),
  title: z.string().min(3),
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  parent: z.enum(courseParents),
  audience: z.enum(audiences),
  order: z.int().positive(),
  colorName: z.enum(courseColors),
  ribbonColor: z.enum(courseColors).optional(),
  iconName: z.enum(courseIcons),
  titleSource: z.enum(['specification', 'ours']),
});
export type Course = z.infer<typeof courseSchema>;

/** A subject group of courses, made from the parents: `id` is a stable number, `slug` the parent itself. */
export const courseGroupSchema = z.strictObject({
  id: z.int().positive(),
  slug: z.enum(courseParents),
  title: z.string().min(3),
  audience: z.enum(audiences),
});
export type CourseGroup = z.infer<typeof courseGroupSchema>;
