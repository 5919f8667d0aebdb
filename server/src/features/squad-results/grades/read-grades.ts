import type { GradesOfClass } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { reachScope } from '../read-averages.ts';
import { pupilsWith } from '../register/read-register.ts';
import { findGrades } from './grades.repo.ts';

const meanOf = (grades: readonly number[]): number | null =>
  grades.length === 0 ? null : Math.round((10 * grades.reduce((sum, grade) => sum + grade, 0)) / grades.length) / 10;

/** Grades of a class in a school year. A test's 0–10 counts in no average: it is another scale. */
export async function readGrades(
  context: Context,
  actor: Actor,
  asked: { squadId: number; year: number },
): Promise<GradesOfClass> {
  const { scope } = await reachScope(context, actor, { ...asked, onlyLastTry: true });
  const rows = await findGrades(context.db, scope);
  const people = await pupilsWith(
    context,
    scope.squadId,
    rows.map(({ studentId }) => studentId),
  );
  const tasks = new Map<number, GradesOfClass['tasks'][number]>();
  for (const { exerciseId, title, completedAt, grade } of rows)
    if (!tasks.has(exerciseId))
      tasks.set(exerciseId, {
        exerciseId,
        title,
        completed: toUnix(completedAt),
        scale: grade === null ? 'test' : 'seven',
      });
  return {
    tasks: [...tasks.values()],
    pupils: people.map((person) => ({
      ...person,
      average: meanOf(
        rows.flatMap(({ studentId, grade }) => (studentId === person.id && grade !== null ? [Number(grade)] : [])),
      ),
    })),
    grades: rows.map(({ studentId, exerciseId, homeworkId, exerciseProgressId, grade, gradeVisible, testGrade }) => ({
      studentId,
      exerciseId,
      homeworkId,
      exerciseProgressId,
      grade: grade ?? String(testGrade),
      // a test's grade is never sent to pupils
      isVisible: grade !== null && gradeVisible === true,
    })),
  };
}
