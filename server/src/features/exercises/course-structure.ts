import {
  contentTypeOf,
  courseGroups,
  courseOf,
  courses,
  coursesOfParent,
  isTest,
  ownExercisePlace,
  subjectOf,
} from '@ordklar/content';
import type { Actor, Context } from '../../platform/http/context.ts';
import { productsOf } from '../accounts/index.ts';
import {
  countByProduct,
  countOwn,
  findCategories,
  findFilledLevels,
  findLevels,
  findNew,
  findOverview,
  findProductsWithLevel,
} from './exercises.repo.ts';
import { newSince } from './summary-to-wire.ts';

/** Products of a group of courses; of all of them when no group is named. */
const productsOfGroup = (groupId: string | undefined): string[] => {
  const group = courseGroups.find((candidate) => candidate.slug === groupId);
  if (groupId !== undefined && !group) return [];
  return (group ? coursesOfParent(group.slug) : courses).map((course) => course.productId);
};

/** Products of some groups, of all when none are named, that the person's school may use today. */
export async function licensedProducts(
  context: Context,
  actor: Actor,
  groupIds: string[] | undefined,
): Promise<string[]> {
  const asked = groupIds?.length ? groupIds.flatMap((groupId) => productsOfGroup(groupId)) : productsOfGroup(undefined);
  const licensed = new Set(await productsOf(context, actor));
  return asked.filter((productId) => licensed.has(productId));
}

/** The courses with new exercises, among those that the school may use. */
export async function newLabels(context: Context, actor: Actor) {
  const productIds = await licensedProducts(context, actor, undefined);
  return productIds.length === 0 ? [] : findNew(context.db, productIds, newSince(context.clock.now()));
}

/** Levels that hold exercises which the teacher may assign: of a group, a course, a category, or of all courses. */
export async function filledLevels(
  context: Context,
  actor: Actor,
  filter: { courseGroupId?: string | undefined; courseId?: string | undefined; categoryId?: number | undefined },
) {
  const { courseGroupId, courseId, categoryId } = filter;
  const inGroup = await licensedProducts(context, actor, courseGroupId === undefined ? undefined : [courseGroupId]);
  const productIds = courseId === undefined ? inGroup : inGroup.filter((productId) => productId === courseId);
  if (productIds.length === 0) return [];
  const rows = await findFilledLevels(context.db, { productIds, categoryId, ownerId: actor.id });
  return rows.map(({ position: _position, ...level }) => level);
}

/** Levels of the courses of a group that hold exercises of the bank. */
export async function levelsOfGroup(context: Context, groupId: string) {
  const products = productsOfGroup(groupId);
  return products.length === 0 ? [] : findLevels(context.db, products);
}

/** Courses of a group, only those with exercises at the level when one is named, with how many exercises the person finds there. */
export async function coursesOfGroup(
  context: Context,
  actor: Actor,
  groupId: string | undefined,
  levelName: string | undefined,
) {
  let products = productsOfGroup(groupId);
  if (levelName !== undefined && products.length > 0) {
    const withLevel = new Set(await findProductsWithLevel(context.db, products, levelName));
    products = products.filter((productId) => withLevel.has(productId));
  }
  const counts = await countByProduct(context.db, actor.id);
  return products.map((productId) => {
    const course = courseOf(productId);
    return {
      groupId: course.parent,
      productId,
      title: course.title,
      audience: course.audience,
      subject: subjectOf(course.parent),
      contentType: contentTypeOf(productId),
      isTest: isTest(productId),
      exerciseCount: counts.get(productId) ?? 0,
    };
  });
}

/** Categories of a course, those of the bank after the person's own exercises where there are some. */
export async function categoriesOfCourse(
  context: Context,
  actor: Actor,
  courseId: string,
  levelName: string | undefined,
) {
  const own = await countOwn(context.db, actor.id, courseId);
  const bank = await findCategories(context.db, courseId, levelName);
  const { id } = ownExercisePlace(courseId).category;
  return own === 0 ? bank : [{ id, title: 'Mine opgaver', exerciseCount: own }, ...bank];
}

/** Levels of a course with their categories and how many exercises they hold (CAT-11). */
export async function courseOverview(context: Context, courseId: string) {
  const levels = new Map<
    number,
    { id: number; title: string; categories: { id: number; title: string }[]; exerciseCount: number }
  >();
  for (const row of await findOverview(context.db, courseId)) {
    const level = levels.get(row.levelId) ?? { id: row.levelId, title: row.level, categories: [], exerciseCount: 0 };
    level.categories.push({ id: row.categoryId, title: row.category });
    level.exerciseCount += row.exercises;
    levels.set(row.levelId, level);
  }
  return [...levels.values()];
}
