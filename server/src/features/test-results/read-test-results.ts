import { type MisspelledWord, type SpellingErrorTypeResult, type TestStepResult } from '@ordklar/contract';
import { classOfLevel, isTooFastToRead, percentOf, SPELLING_TYPES, testGradeOf } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { isOwn } from '../attempts/index.ts';
import { requireHomework } from '../homework/index.ts';
import { reachAttempts } from './reach-attempts.ts';
import { countErrorTypes, findMisspelled, findStepResults } from './test-results.repo.ts';

/** How the parts of some attempts went, newest attempt first. Ask first whether the person may. */
export async function stepResultsOf(context: Context, exerciseProgressIds: number[]): Promise<TestStepResult[]> {
  const rows = await findStepResults(context.db, exerciseProgressIds);
  return rows.map(({ result: { seconds, ...result }, level }) => {
    const percent = percentOf(result);
    const isTooFast = isTooFastToRead(result.wordsMin);
    return {
      ...result,
      percent,
      grade: testGradeOf(percent, classOfLevel(level)),
      wordsMin: isTooFast ? null : result.wordsMin,
      isTooFast,
      time: seconds,
    };
  });
}

/** Spelling error types over some attempts, in the order of the types. Ask first whether the person may. */
export async function errorTypesOf(
  context: Context,
  exerciseProgressIds: number[],
): Promise<SpellingErrorTypeResult[]> {
  const rows = await countErrorTypes(context.db, exerciseProgressIds);
  return rows.map(({ name, possible, errors, level }) => {
    const percentage = percentOf({ correctAnswers: possible - errors, answerCount: possible });
    return {
      name,
      label: SPELLING_TYPES.find(({ code }) => code === name)?.label ?? name,
      errors,
      possible_errors: possible,
      percentage,
      grade: testGradeOf(percentage, classOfLevel(level)),
    };
  });
}

/** Grades of tests and the time they took are for teachers (ANS-05, PD-12). */
const withoutGrade = <Result extends { grade: number | null }>(result: Result): Result => ({ ...result, grade: null });

/** How the parts of a pupil's test went (API-019). */
export async function readStepResults(
  context: Context,
  actor: Actor,
  of: { squadId: number; homeworkId: number },
): Promise<TestStepResult[]> {
  const homework = await requireHomework(context, actor, of.homeworkId);
  if (homework.squadId !== of.squadId) throw notFound();
  const attempts = await reachAttempts(context, actor, { homeworkIds: [of.homeworkId] });
  const steps = await stepResultsOf(
    context,
    attempts.map((row) => row.exerciseProgressId),
  );
  return isOwn(actor, homework) ? steps.map((step) => ({ ...withoutGrade(step), time: null })) : steps;
}

/** Spelling error types of a pupil's tests (API-020): of the named attempts, else of the last one of each task. */
export async function readErrorTypes(
  context: Context,
  actor: Actor,
  of: { studentId: number; homeworkIds: number[]; exerciseProgressIds: number[] | undefined },
): Promise<SpellingErrorTypeResult[]> {
  const attempts = await reachAttempts(context, actor, { homeworkIds: of.homeworkIds });
  if (attempts.some(({ studentId }) => studentId !== of.studentId)) throw notFound();
  const isNamed = of.exerciseProgressIds && new Set(of.exerciseProgressIds);
  const counted = attempts.filter(({ exerciseProgressId, homeworkId }, index) =>
    isNamed
      ? isNamed.has(exerciseProgressId)
      : attempts.findIndex((other) => other.homeworkId === homeworkId) === index,
  );
  const types = await errorTypesOf(
    context,
    counted.map((row) => row.exerciseProgressId),
  );
  return isOwn(actor, of) ? types.map(withoutGrade) : types;
}

/** Words in which an error type was made (API-029). */
export async function readMisspelled(
  context: Context,
  actor: Actor,
  of: { exerciseProgressIds: number[]; errorType: string },
): Promise<MisspelledWord[]> {
  const attempts = await reachAttempts(context, actor, { exerciseProgressIds: of.exerciseProgressIds });
  return findMisspelled(
    context.db,
    attempts.map((row) => row.exerciseProgressId),
    of.errorType,
  );
}
