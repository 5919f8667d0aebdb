import { answerCount, type Item } from '@ordklar/exercise-kinds/grade';
import { type Clock, toUnix } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, ProblemError } from '../../platform/problems/index.ts';
import { isOwn, maySeeNumbers } from '../attempts/index.ts';
import { handIn, type MadeAttempt, makeAttempt, requireHomework } from '../homework/index.ts';
import { markTest } from './tests/mark-test.ts';
import {
  type AnswerRow,
  endWork,
  findAnswers,
  findEdition,
  findOpenWork,
  insertTestResults,
  lockWork,
  type Outcome,
} from './practice.repo.ts';
import { requireTakenTest } from './tests/take-test.ts';
import { findSheet } from './tests/tests.repo.ts';

/**
 * Hands a task in. What a teacher hands in for a pupil may be unfinished; what is not answered counts as wrong. Of an
 * exercise a pupil must have answered every item, of a test have ended every part.
 */
export async function handInTask(context: Context, actor: Actor, homeworkId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  if (homework.kind === 'free-text') return { ...(await handIn(context, actor, homeworkId)), result: null };
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const work = await findOpenWork(context.db, homeworkId);
  if (work === null) throw new ProblemError('unanswered-items');
  const byPupil = isOwn(actor, homework);
  const edition = found(await findEdition(context.db, homework.exerciseId, work.version));
  const now = context.clock.now();
  const mark = async (tx: Db): Promise<Outcome> => {
    if (edition.steps === null) return markExercise(edition.items, await findAnswers(tx, work.id), byPupil);
    const sheet = await findSheet(tx, work.id);
    requireTakenTest(edition, sheet.steps, byPupil, now);
    return markTest(edition, sheet, homework.level);
  };
  const handedIn = { homeworkId, handedInBy: actor.id, itemWorkId: work.id };
  const outcome = await context.db.transaction((tx) => endAsAttempt(tx, context.clock, handedIn, mark));
  if (outcome === null) {
    // 404 where the teacher has taken the task back meanwhile
    await requireHomework(context, actor, homeworkId);
    throw new ProblemError('already-handed-in');
  }
  const { exerciseProgressId, completedAt, correctAnswers, answerCount: of, grade } = outcome;
  return {
    completedHomeworkId: homeworkId,
    exerciseProgressId,
    completed: toUnix(completedAt),
    wordCount: 0,
    warnings: [],
    result: !maySeeNumbers(actor, homework)
      ? null
      : { correctAnswers, answerCount: of, gradeNumber: byPupil ? null : (grade ?? null) },
  };
}

/**
 * Ends the work as an attempt. `mark` is asked when no more answers can come. Null where it has ended already, or the task
 * was taken back: then nothing is changed.
 */
async function endAsAttempt(
  tx: Db,
  clock: Clock,
  handedIn: { homeworkId: number; itemWorkId: number; handedInBy: number },
  mark: (tx: Db) => Promise<Outcome>,
): Promise<(Outcome & MadeAttempt) | null> {
  const { itemWorkId } = handedIn;
  const open = await lockWork(tx, itemWorkId);
  if (!open) return null;
  const outcome = await mark(tx);
  const { steps: _steps, words: _words, answered, ...numbers } = outcome;
  const attempt = { ...handedIn, ...numbers, timeSpent: open.seconds };
  const made = await makeAttempt(tx, clock, attempt, { growsTree: answered > 0 });
  if (made === null) return null;
  await endWork(tx, itemWorkId, made.completedAt);
  await insertTestResults(tx, made.exerciseProgressId, outcome);
  return { ...outcome, ...made };
}

/** The first answers count. A pupil answers every item; a teacher hands in what there is. @throws ProblemError */
function markExercise(items: Item[], answers: AnswerRow[], byPupil: boolean): Outcome {
  const first = answers.filter(({ round }) => round === 1);
  if (first.length < (byPupil ? items.length : 1)) throw new ProblemError('unanswered-items');
  return {
    answered: first.length,
    correctAnswers: first.reduce((sum, { right }) => sum + right, 0),
    answerCount: items.reduce((sum, item) => sum + answerCount(item), 0),
  };
}
