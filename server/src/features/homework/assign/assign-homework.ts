import type { Recipient, Squad } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { fromUnix } from '../../../platform/clock/clock.ts';
import { requireLicence } from '../../accounts/index.ts';
import { requireOpenSquads, squadsOf } from '../../classes/index.ts';
import { findAssignableExercises } from '../../exercises/index.ts';
import { adoptChosen, findHeld, insertHomework, lockPupils } from '../manage/manage-homework.repo.ts';
import { planOnAssigning } from '../follow-up/correcting.ts';
import { pupilsOf } from './recipients.ts';
import { requireCorrectedLater, requireDeadlineAhead, requireVisibleBeforeDeadline } from './task-dates.ts';

interface Terms {
  exerciseIds: number[];
  /** Unix seconds. */
  deadline: number | null;
  available?: number | null | undefined;
  /** Recommended minimum of words in place of the exercise's own. */
  wordCount?: number | null | undefined;
  /** Texts are to be corrected by their pupils once they have them back, by then (unix seconds); null: they are not. */
  correcting?: { deadline: number | null } | null | undefined;
}

/** Exercises to pupils of one squad. */
export interface Assignment extends Terms {
  studentIds: number[];
  squadId: number;
}

/** Ids of the homework made, so that it can be undone, and how many tasks pupils had already. */
interface Assigned {
  homeworkIds: number[];
  skipped: number;
}

/** Assigns exercises to pupils of a squad (HW-01), by the rules of {@link assignToMany}. */
export const assignHomework = (
  context: Context,
  actor: Actor,
  { squadId, studentIds, ...terms }: Assignment,
): Promise<Assigned> => assignToMany(context, actor, { ...terms, recipients: [{ squadId, studentIds }] });

/**
 * Assigns exercises to classes, groups and single pupils: all of it or nothing. A pupil of several recipients gets the
 * tasks in the first; a class that has ended gets none. A pupil who has a task already, in any squad of the teacher in this school year, gets no second one:
 * it is counted as skipped. One that the pupil chose becomes the teacher's.
 */
export async function assignToMany(
  context: Context,
  actor: Actor,
  input: Terms & { recipients: Recipient[] },
): Promise<Assigned> {
  const { recipients } = input;
  const squads = await requireOpenSquads(
    context,
    actor,
    recipients.map(({ squadId }) => squadId),
  );
  const squadOf = await pupilsOf(context, recipients);
  const exercises = await findAssignableExercises(context, actor, input.exerciseIds);
  await requireLicence(context, actor, new Set(exercises.map((exercise) => exercise.productId)));
  const deadline = fromUnix(input.deadline);
  const availableAt = input.available ? fromUnix(input.available) : null;
  requireDeadlineAhead(deadline, context.clock.now());
  requireVisibleBeforeDeadline('available', availableAt, deadline);
  const plan = input.correcting && { deadline: fromUnix(input.correcting.deadline) };
  if (plan) requireCorrectedLater(plan.deadline, deadline ?? context.clock.now());

  const task = { assignedBy: actor.id, assignedAt: context.clock.now(), deadline, availableAt };
  const rows = exercises.flatMap((exercise) =>
    [...squadOf].map(([studentId, squadId]) => ({
      ...task,
      exerciseId: exercise.id,
      studentId,
      squadId,
      isCustom: exercise.isCustom,
      requiredWordCount: input.wordCount ?? exercise.requiredWordCount,
    })),
  );
  const of = {
    exerciseIds: exercises.map(({ id }) => id),
    studentIds: [...squadOf.keys()],
    squadIds: await inTheYearsOf(context, actor, squads),
  };
  const homeworkIds = await context.db.transaction(async (tx) => {
    await lockPupils(tx, of.studentIds);
    const adopted = await adoptChosen(tx, of, task);
    const held = new Set((await findHeld(tx, of)).map(pairOf));
    const made = await insertHomework(
      tx,
      rows.filter((row) => !held.has(pairOf(row))),
    );
    const given = [...adopted, ...made];
    if (plan !== undefined) await planOnAssigning(tx, given, plan);
    return given;
  });
  return { homeworkIds, skipped: rows.length - homeworkIds.length };
}

/** Every squad of the teacher in the school years of these, and these. */
async function inTheYearsOf(context: Context, actor: Actor, squads: Pick<Squad, 'id' | 'year'>[]): Promise<number[]> {
  const years = new Set(squads.map(({ year }) => year));
  const own = (await squadsOf(context, actor)).filter(({ year }) => years.has(year));
  return [...new Set([...squads, ...own].map(({ id }) => id))];
}

const pairOf = ({ exerciseId, studentId }: { exerciseId: number; studentId: number }) => `${exerciseId} ${studentId}`;
