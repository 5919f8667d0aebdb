import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';
import { bankOrder, holdsWords } from './search/exercise-search.repo.ts';
import type { SearchWord } from './search/search-words.ts';

const { exercise, courseLevel, exerciseCategory, homework, ownExerciseEdition } = tables;

/** Position of the level and the category in which own exercises stand; lists of the bank's leave them out. */
const OWN_POSITION = 0;

const summaryColumns = {
  id: exercise.id,
  title: exercise.title,
  productId: exercise.productId,
  levelId: exercise.levelId,
  level: courseLevel.title,
  categoryId: exercise.categoryId,
  category: exerciseCategory.title,
  kind: exercise.kind,
  description: exercise.description,
  requiredWordCount: exercise.requiredWordCount,
  estimatedMinutes: exercise.estimatedMinutes,
  ownerId: exercise.ownerId,
  addedAt: exercise.addedAt,
  isPublished: exercise.published,
};

/** Which exercises a person looks for. */
export interface ExerciseFilter {
  productIds: string[];
  levelId?: number | undefined;
  levelTitle?: string | undefined;
  categoryId?: number | undefined;
  /** Words that each must be found. */
  words?: SearchWord[];
  /** An error type of text correction that each must train. */
  trains?: string;
  /** Whose own exercises are offered too. */
  ownerId: number;
  /** With those of the bank that are being tried out. */
  withUnpublished?: boolean;
}

/** Which of them, and for which squad the last assignment is given. */
export interface ExercisePage {
  limit: number;
  offset: number;
  squadId?: number | undefined;
}

/** What the person finds: the bank's exercises that are published and not retired, and the own ones. */
const isOffered = (ownerId: number, withUnpublished = false) =>
  and(
    isNull(exercise.retiredAt),
    withUnpublished ? undefined : exercise.published,
    sql`(${exercise.ownerId} is null or ${exercise.ownerId} = ${ownerId})`,
  );

/** Own exercises stand at no level of the bank. */
const isForEveryLevel = isNotNull(exercise.ownerId);

const where = ({
  productIds,
  levelId,
  levelTitle,
  categoryId,
  words = [],
  trains,
  ownerId,
  withUnpublished,
}: ExerciseFilter) =>
  and(
    inArray(exercise.productId, productIds),
    isOffered(ownerId, withUnpublished),
    levelId === undefined ? undefined : or(eq(exercise.levelId, levelId), isForEveryLevel),
    levelTitle === undefined ? undefined : or(eq(courseLevel.title, levelTitle), isForEveryLevel),
    categoryId === undefined ? undefined : eq(exercise.categoryId, categoryId),
    trains === undefined ? undefined : sql`${trains} = any(${exercise.trains})`,
    holdsWords(words),
  );

/** A page of exercises, the best found first, then by level, category and title; with their last assignment. */
export async function findExercises(db: Db, filter: ExerciseFilter, page: ExercisePage) {
  const lastAssigned = db
    .select({ exerciseId: homework.exerciseId, at: max(homework.assignedAt).as('at') })
    .from(homework)
    .where(and(eq(homework.squadId, page.squadId ?? 0), isNull(homework.removedAt), isNull(homework.parentId)))
    .groupBy(homework.exerciseId)
    .as('last_assigned');
  return db
    .select({ ...summaryColumns, lastAssigned: lastAssigned.at })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .leftJoin(lastAssigned, eq(lastAssigned.exerciseId, exercise.id))
    .where(where(filter))
    .orderBy(...bankOrder(filter.words))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countExercises(db: Db, filter: ExerciseFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .where(where(filter));
  return row?.n ?? 0;
}

/** How many exercises each product has: the bank's and the person's own. */
export async function countByProduct(db: Db, ownerId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ productId: exercise.productId, n: count() })
    .from(exercise)
    .where(isOffered(ownerId))
    .groupBy(exercise.productId);
  return new Map(rows.map((row) => [row.productId, row.n]));
}

/** The bank exercises of some products that came after a moment, by product. */
export const findNew = (db: Db, productIds: string[], since: Date) =>
  db
    .select({
      productId: exercise.productId,
      exerciseIds: sql<number[]>`array_agg(${exercise.id} order by ${exercise.id})`,
    })
    .from(exercise)
    .where(
      and(
        inArray(exercise.productId, productIds),
        isNull(exercise.retiredAt),
        exercise.published,
        gt(exercise.addedAt, since),
      ),
    )
    .groupBy(exercise.productId)
    .orderBy(asc(exercise.productId));

/** Levels of some products that hold exercises which the person finds, of one category when it is named. */
export const findFilledLevels = (db: Db, filter: Pick<ExerciseFilter, 'productIds' | 'categoryId' | 'ownerId'>) =>
  db
    .selectDistinct({
      id: courseLevel.id,
      title: courseLevel.title,
      productId: courseLevel.productId,
      position: courseLevel.position,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .where(and(where(filter), gt(courseLevel.position, OWN_POSITION)))
    .orderBy(asc(courseLevel.productId), asc(courseLevel.position));

/** An exercise with its content; null when there is none. */
export async function findExercise(db: Db, exerciseId: number) {
  const [row] = await db
    .select({ ...summaryColumns, content: exercise.content })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(eq(exercise.id, exerciseId));
  return row ?? null;
}

/** The exercises among these ids that the teacher may assign: the bank's, and the teacher's own. */
export async function findAssignable(db: Db, ownerId: number, exerciseIds: number[]) {
  return db
    .select({
      id: exercise.id,
      productId: exercise.productId,
      requiredWordCount: exercise.requiredWordCount,
      title: exercise.title,
      kind: exercise.kind,
      isCustom: sql<boolean>`${exercise.ownerId} is not null`,
    })
    .from(exercise)
    .where(and(inArray(exercise.id, exerciseIds), isOffered(ownerId)));
}

/** What the bank offers of a course. */
const isInBank = and(isNull(exercise.retiredAt), isNull(exercise.ownerId), exercise.published);

/** Levels of some products that hold exercises of the bank. */
export const findLevels = (db: Db, productIds: string[]) =>
  db
    .select({ id: courseLevel.id, title: courseLevel.title, productId: courseLevel.productId })
    .from(courseLevel)
    .innerJoin(exercise, and(eq(exercise.levelId, courseLevel.id), isInBank))
    .where(inArray(courseLevel.productId, productIds))
    .groupBy(courseLevel.id)
    .orderBy(asc(courseLevel.productId), asc(courseLevel.position));

/** Which of these products have exercises of the bank at a level of this title. */
export async function findProductsWithLevel(db: Db, productIds: string[], levelTitle: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: courseLevel.productId })
    .from(courseLevel)
    .innerJoin(exercise, and(eq(exercise.levelId, courseLevel.id), isInBank))
    .where(and(inArray(courseLevel.productId, productIds), eq(courseLevel.title, levelTitle)));
  return rows.map((row) => row.productId);
}

/** Categories of a course that hold exercises of the bank, with how many; of one level when it is named. */
export const findCategories = (db: Db, productId: string, levelTitle: string | undefined) =>
  db
    .select({ id: exerciseCategory.id, title: exerciseCategory.title, exerciseCount: count(exercise.id) })
    .from(exerciseCategory)
    .innerJoin(exercise, and(eq(exercise.categoryId, exerciseCategory.id), isInBank))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .where(
      and(
        eq(exerciseCategory.productId, productId),
        levelTitle === undefined ? undefined : eq(courseLevel.title, levelTitle),
      ),
    )
    .groupBy(exerciseCategory.id)
    .orderBy(asc(exerciseCategory.position));

/** How many bank exercises each pair of level and category of a course holds. */
export const findOverview = (db: Db, productId: string) =>
  db
    .select({
      levelId: courseLevel.id,
      level: courseLevel.title,
      categoryId: exerciseCategory.id,
      category: exerciseCategory.title,
      exercises: count(exercise.id),
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(and(eq(exercise.productId, productId), isInBank))
    .groupBy(courseLevel.id, exerciseCategory.id)
    .orderBy(asc(courseLevel.position), asc(exerciseCategory.position));

/** How many own exercises a person has in a course. */
export async function countOwn(db: Db, ownerId: number, productId: string): Promise<number> {
  return db.$count(
    exercise,
    and(eq(exercise.ownerId, ownerId), eq(exercise.productId, productId), isNull(exercise.retiredAt)),
  );
}

/** Whether pupils of one of these squads have, or had, the exercise as a task. */
export async function isAssignedIn(db: Db, exerciseId: number, squadIds: number[]): Promise<boolean> {
  const [row] = await db
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.exerciseId, exerciseId), inArray(homework.squadId, squadIds), isNull(homework.removedAt)))
    .limit(1);
  return row !== undefined;
}

/** What an own exercise was at a moment, where it has been edited since; null where it is as it was. */
export async function findEditionAt(db: Db, exerciseId: number, moment: Date) {
  const [row] = await db
    .select({
      title: ownExerciseEdition.title,
      description: ownExerciseEdition.description,
      content: ownExerciseEdition.content,
    })
    .from(ownExerciseEdition)
    .where(and(eq(ownExerciseEdition.exerciseId, exerciseId), gt(ownExerciseEdition.replacedAt, moment)))
    .orderBy(asc(ownExerciseEdition.version))
    .limit(1);
  return row ?? null;
}
