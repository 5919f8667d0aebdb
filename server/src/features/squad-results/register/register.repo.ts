import type { RegisterBy } from '@ordklar/contract';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { type Scope, type Shown, shownAttempts } from '../squad-results.repo.ts';

const { courseLevel, exercise, exerciseCategory, users } = tables;

/** What stands across: its id, what it is called and its place in the course. */
const COLUMNS = {
  course: { id: exercise.productId, title: exercise.productId, position: sql`0` },
  level: { id: courseLevel.id, title: courseLevel.title, position: courseLevel.position },
  category: { id: exerciseCategory.id, title: exerciseCategory.title, position: exerciseCategory.position },
  exercise: { id: exercise.id, title: exercise.title, position: exerciseCategory.position },
} as const;

/** A figure of the register: of a cell, or with null of a whole row, a whole column, or all. */
interface FigureRow {
  studentId: number | null;
  column: string | null;
  title: string | null;
  percent: number | null;
  done: number;
  open: number;
}

/** Averages of the attempts that count: of each cell, each pupil, each column and in all, in one walk. Columns in their order. */
export async function findFigures(db: Db, scope: Scope, by: RegisterBy, show: Shown): Promise<FigureRow[]> {
  const attempts = shownAttempts(db, scope, show);
  const { id, title, position } = COLUMNS[by];
  return db
    .select({
      studentId: sql<number | null>`${attempts.studentId}`,
      column: sql<string | null>`${id}::text`,
      title: sql<string | null>`max(${title})`,
      percent: sql<number | null>`round(avg(${attempts.percent}))::int`,
      done: sql<number>`count(${attempts.exerciseProgressId})::int`,
      open: sql<number>`(count(*) - count(${attempts.exerciseProgressId}))::int`,
    })
    .from(attempts)
    .innerJoin(exercise, eq(exercise.id, attempts.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .groupBy(sql`grouping sets ((${attempts.studentId}, ${id}), (${attempts.studentId}), (${id}), ())`)
    .orderBy(sql`min(${position})`, sql`max(${title}) collate "da-x-icu"`);
}

/** What each pupil did in each month, '2026-08', of what can be counted. */
export const findMonths = (db: Db, scope: Scope, show: Shown) => {
  const attempts = shownAttempts(db, scope, show);
  const month = sql<string>`to_char(${attempts.completedAt} at time zone 'Europe/Copenhagen', 'YYYY-MM')`;
  return db
    .select({
      studentId: attempts.studentId,
      month,
      percent: sql<number>`avg(${attempts.percent})::float`,
      answers: sql<number>`count(*)::int`,
    })
    .from(attempts)
    .where(isNotNull(attempts.percent))
    .groupBy(attempts.studentId, sql`2`)
    .orderBy(sql`2`);
};

/** Names of people who are no longer pupils of the class, by Danish alphabet. */
export const findNames = (db: Db, ids: number[]) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(sql`${users.name} collate "da-x-icu"`);
