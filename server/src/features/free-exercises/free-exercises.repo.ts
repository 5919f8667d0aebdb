import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';
import { bankOrder, holdsWords, type SearchWord } from '../exercises/index.ts';

const { courseLevel, exercise, exerciseCategory, squad, squadMember } = tables;

/** The squad that lets the pupil choose: the newest class, else a group; null when none does. */
export async function findFreeSquad(db: Db, studentId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(
      and(
        eq(squadMember.userId, studentId),
        eq(squadMember.role, 'student'),
        eq(squad.freeExercises, true),
        isNull(squad.archivedAt),
      ),
    )
    .orderBy(sql`${squad.year} desc`, asc(squad.kind), asc(squad.id))
    .limit(1);
  return row?.id ?? null;
}

/** Exercises of the bank that are graded at once: pupils choose them without giving a teacher work. */
const isFree = (productIds: string[]) =>
  and(
    inArray(exercise.productId, productIds),
    eq(exercise.kind, 'items'),
    isNull(exercise.ownerId),
    isNull(exercise.retiredAt),
    exercise.published,
  );

/** Whether the exercise is among those to choose from. */
export async function isOffered(db: Db, productIds: string[], exerciseId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: exercise.id })
    .from(exercise)
    .where(and(isFree(productIds), eq(exercise.id, exerciseId)));
  return row !== undefined;
}

export const countByProduct = (db: Db, productIds: string[]) =>
  db
    .select({ productId: exercise.productId, n: count() })
    .from(exercise)
    .where(isFree(productIds))
    .groupBy(exercise.productId);

/** Levels of a course with how many exercises they hold. */
export const findLevels = (db: Db, productId: string) =>
  db
    .select({
      id: courseLevel.id,
      title: courseLevel.title,
      productId: courseLevel.productId,
      exerciseCount: count(exercise.id),
    })
    .from(courseLevel)
    .innerJoin(exercise, eq(exercise.levelId, courseLevel.id))
    .where(isFree([productId]))
    .groupBy(courseLevel.id)
    .orderBy(asc(courseLevel.position));

/** Which exercises are listed. */
export interface FreeFilter {
  productIds: string[];
  categoryId?: number | undefined;
  levelId?: number | undefined;
  /** Words that each must be found. */
  words?: SearchWord[];
}

const where = ({ productIds, categoryId, levelId, words = [] }: FreeFilter) =>
  and(
    isFree(productIds),
    categoryId === undefined ? undefined : eq(exercise.categoryId, categoryId),
    levelId === undefined ? undefined : eq(exercise.levelId, levelId),
    holdsWords(words),
  );

/** Categories of courses, or of a level of them, with how many exercises they hold there. */
export const findCategories = (db: Db, filter: Pick<FreeFilter, 'productIds' | 'levelId'>) =>
  db
    .select({ id: exerciseCategory.id, title: exerciseCategory.title, exerciseCount: count(exercise.id) })
    .from(exerciseCategory)
    .innerJoin(exercise, eq(exercise.categoryId, exerciseCategory.id))
    .where(where(filter))
    .groupBy(exerciseCategory.id)
    .orderBy(asc(exerciseCategory.position));

export async function countExercises(db: Db, filter: FreeFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(exercise).where(where(filter));
  return row?.n ?? 0;
}

/** A page of exercises: the best found first, then by level, category and title. */
export const findExercises = (db: Db, filter: FreeFilter, page: { limit: number; offset: number }) =>
  db
    .select({
      id: exercise.id,
      title: exercise.title,
      description: exercise.description,
      productId: exercise.productId,
      level: courseLevel.title,
      category: exerciseCategory.title,
      estimatedMinutes: exercise.estimatedMinutes,
      addedAt: exercise.addedAt,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(where(filter))
    .orderBy(...bankOrder(filter.words))
    .limit(page.limit)
    .offset(page.offset);
