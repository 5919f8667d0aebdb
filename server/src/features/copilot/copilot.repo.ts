import type { SpellingTypeCode } from '@ordklar/school';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, type StoredCategory, tables } from '../../platform/db/index.ts';
import { isOpenTask, isVisibleAt } from '../attempts/index.ts';

const { answerText, correction, courseLevel, exercise, exerciseCategory, exerciseProgress, homework, spellingWord } =
  tables;

/** What one text or spelling test of a pupil shows: reasons of its shown marks, and the error types of its words. */
export interface Shown {
  reasons: StoredCategory[];
  spelling: SpellingTypeCode[];
}

/** What a pupil's last Danish texts and spelling tests in a squad show, the newest first (PD-24). */
export async function findShownLately(
  db: Db,
  of: { squadId: number; studentId: number; limit: number },
): Promise<Shown[]> {
  const last = await db
    .select({ id: exerciseProgress.id, textId: answerText.id })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .where(
      and(
        eq(homework.squadId, of.squadId),
        eq(homework.studentId, of.studentId),
        // what there is to train is Danish
        sql`((${answerText.marking} = 'marked' and ${answerText.language} = 'da') or exists (
          select 1 from ${spellingWord} where ${spellingWord.exerciseProgressId} = ${exerciseProgress.id}))`,
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
      ),
    )
    .orderBy(desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .limit(of.limit);
  if (last.length === 0) return [];
  const textIds = last.flatMap(({ textId }) => textId ?? []);
  const marks = await db
    .select({ textId: correction.answerTextId, categories: correction.categories })
    .from(correction)
    .where(and(inArray(correction.answerTextId, textIds), eq(correction.active, true)));
  const ids = last.map(({ id }) => id);
  const words = await db
    .select({ id: spellingWord.exerciseProgressId, errors: spellingWord.errors })
    .from(spellingWord)
    .where(inArray(spellingWord.exerciseProgressId, ids));
  return last.map(({ id, textId }) => ({
    reasons: marks.filter((mark) => mark.textId === textId).flatMap(({ categories }) => categories),
    spelling: words.filter((word) => word.id === id).flatMap(({ errors }) => errors),
  }));
}

export interface Wanted {
  squadId: number;
  /** For whom; null for the whole squad. */
  studentId: number | null;
  productIds: string[];
  ownerId: number;
  /** Class level that the exercises should suit; null where the squad has none. */
  grade: number | null;
  /** Handed in since then counts as done lately. */
  since: Date;
  limit: number;
}

/** Number at the head of a level's title: 7 of '7. klasse'. */
const gradeOf = sql`substring(${courseLevel.title} from '^[0-9]+')::int`;

const ofPerson = (wanted: Wanted): SQL =>
  wanted.studentId === null
    ? sql`task.squad_id = ${wanted.squadId}`
    : sql`task.student_id = ${wanted.studentId} and task.squad_id = ${wanted.squadId}`;

/** Exercises that match and that nobody meant has handed in lately, those of the right level first (after `first`); always in one order. */
export const findRecommended = (db: Db, wanted: Wanted, match: SQL, ...first: SQL[]) =>
  db
    .select({
      id: exercise.id,
      title: exercise.title,
      category: exerciseCategory.title,
      level: courseLevel.title,
      productId: exercise.productId,
      kind: exercise.kind,
      requiredWordCount: exercise.requiredWordCount,
      estimatedMinutes: exercise.estimatedMinutes,
      trains: exercise.trains,
      isAssigned: sql<boolean>`exists (
        select 1 from ${homework} task where ${ofPerson(wanted)} and task.exercise_id = ${exercise.id}
          and task.removed_at is null and task.parent_id is null
          and not exists (select 1 from ${exerciseProgress} done where done.homework_id = task.id
            and done.deleted_at is null and (task.reset_at is null or done.completed_at > task.reset_at)))`,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(
      and(
        match,
        isNull(exercise.retiredAt),
        exercise.published,
        inArray(exercise.productId, wanted.productIds),
        sql`(${exercise.ownerId} is null or ${exercise.ownerId} = ${wanted.ownerId})`,
        wanted.grade === null ? undefined : sql`(${gradeOf} is null or abs(${gradeOf} - ${wanted.grade}) <= 1)`,
        sql`not exists (
          select 1 from ${homework} task join ${exerciseProgress} done on done.homework_id = task.id
          where ${ofPerson(wanted)} and task.exercise_id = ${exercise.id} and done.deleted_at is null
            and done.completed_at >= ${atMoment(wanted.since)})`,
      ),
    )
    .orderBy(
      ...first,
      // levels without a number are of courses for others than classes: after those of the class
      wanted.grade === null ? sql`0` : sql`abs(${gradeOf} - ${wanted.grade}) nulls last`,
      exerciseCategory.position,
      sql`${exercise.title} collate "da-x-icu"`,
      exercise.id,
    )
    .limit(wanted.limit);

export const inCategory = (courseId: string | undefined, categoryId: number | undefined): SQL =>
  sql`${courseId === undefined ? sql`true` : eq(exercise.productId, courseId)} and ${categoryId === undefined ? sql`true` : eq(exercise.categoryId, categoryId)}`;

const list = (types: readonly string[]) =>
  sql`array[${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )}]::text[]`;

/** Exercises that train one of these error types, and for which something else holds. */
export const trainingAny = (types: readonly string[], alsoHolds: SQL = sql`true`): SQL =>
  sql`(${exercise.trains} && ${list(types)} and ${alsoHolds})`;

/** Sorts those first that train the first of these types, then those of the second, and so on. */
export const byFirstTrained = (types: readonly string[]): SQL => sql`(
  select min(wanted.place) from unnest(${list(types)}) with ordinality wanted(type, place)
  where wanted.type = any(${exercise.trains}))`;

/** Of the bank and graded at once, as pupils choose them: those of these courses, and what the pupil has been given and not done. */
export const beginnable = (of: {
  studentId: number;
  squadId: number;
  freeProductIds: readonly string[];
  now: Date;
}): SQL => sql`(
  (${exercise.kind} = 'items' and ${exercise.ownerId} is null and ${exercise.productId} = any(${list(of.freeProductIds)}))
  or exists (select 1 from ${homework} where ${homework.exerciseId} = ${exercise.id} and ${homework.studentId} = ${of.studentId}
    and ${homework.squadId} = ${of.squadId} and ${homework.removedAt} is null and ${homework.parentId} is null
    and ${isVisibleAt(of.now)} and ${isOpenTask}))`;

/** Exercises that train an error type. */
export const training = (errorType: string): SQL => sql`${errorType} = any(${exercise.trains})`;
