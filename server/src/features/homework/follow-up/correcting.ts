import type { CorrectingPlan } from '@ordklar/contract';
import { fromUnix, toUnix } from '../../../platform/clock/clock.ts';
import type { tables } from '../../../platform/db/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { requireSquad } from '../../classes/index.ts';
import * as repo from './correcting.repo.ts';

export { removeOpenCorrecting } from './correcting.repo.ts';

/** A task whose text is to be corrected by its pupil. */
type Corrected = Pick<typeof tables.homework.$inferSelect, 'exerciseId' | 'studentId' | 'squadId' | 'ownStartkomma'> & {
  homeworkId: number;
};

/** Refuses a deadline of correcting that nobody could keep any more; the text goes to `field`. */
export function requireStillAhead(field: string, deadline: Date | null | undefined, now: Date): void {
  if (!deadline || deadline > now) return;
  throw new ProblemError('invalid', {
    errors: { [field]: ['Fristen for at rette selv er allerede overskredet. Vælg et senere tidspunkt'] },
  });
}

async function requireTexts(context: Context, actor: Actor, of: repo.OfSquad): Promise<void> {
  await requireSquad(context, actor, of.squadId);
  if (found(await repo.findTaskKind(context.db, of)) !== 'free-text') throw notFound();
}

const findPlan = async ({ db }: Context, { squadId, exerciseId }: repo.OfSquad): Promise<repo.Plan | undefined> =>
  (await repo.findPlans(db, squadId, [exerciseId])).get(exerciseId);

async function toWire({ db }: Context, of: repo.OfSquad, plan: repo.Plan): Promise<CorrectingPlan> {
  return { wanted: plan.wanted, deadline: toUnix(plan.deadline), ...(await repo.countCorrecting(db, of)) };
}

/** Whether the pupils of a squad are to correct their texts of an exercise once they have them back, and by when. */
export async function readCorrectingPlan(context: Context, actor: Actor, of: repo.OfSquad): Promise<CorrectingPlan> {
  await requireTexts(context, actor, of);
  return toWire(context, of, (await findPlan(context, of)) ?? { wanted: false, deadline: null });
}

/**
 * Decides it. Texts that are back stay as they are, but who is to correct already gets the new deadline. One that has
 * passed is refused, unless it is the one that stood before.
 */
export async function planCorrecting(
  context: Context,
  actor: Actor,
  of: repo.OfSquad,
  asked: { wanted: boolean; deadline: number | null },
): Promise<CorrectingPlan> {
  await requireTexts(context, actor, of);
  const plan = { wanted: asked.wanted, deadline: fromUnix(asked.deadline) };
  const before = (await findPlan(context, of))?.deadline ?? null;
  const isChanged = before?.getTime() !== plan.deadline?.getTime();
  if (isChanged) requireStillAhead('deadline', plan.deadline, context.clock.now());
  await context.db.transaction(async (tx) => {
    await repo.upsertPlan(tx, of, { ...plan, decidedAt: context.clock.now() });
    if (isChanged) await repo.updateOpenDeadlines(tx, of, plan.deadline);
  });
  return toWire(context, of, plan);
}

/**
 * The same for tasks that are given just now, written on those that are texts; it reaches nobody who is to correct already.
 * With null nobody is to correct, unless others of the squad have the text: then their plan holds for who gets it now too.
 */
export async function planOnAssigning(
  tx: Db,
  homeworkIds: number[],
  plan: Pick<repo.Plan, 'deadline'> | null,
): Promise<void> {
  if (homeworkIds.length === 0) return;
  const decided = { wanted: plan !== null, deadline: plan?.deadline ?? null };
  await repo.updateDecision(tx, homeworkIds, decided, { whereNew: plan === null });
}

/**
 * Gives pupils a homework each for correcting their text, where there is none yet: the one that was taken away, with what they
 * had begun, or a new one. Without a `deadline` it is the one
 * that is planned for the exercise, if that is still ahead; a given one also holds for who is to correct already.
 */
export async function assignCorrecting(
  tx: Db,
  corrected: Corrected[],
  { at, teacherId, deadline }: { at: Date; teacherId: number; deadline: Date | null | undefined },
): Promise<void> {
  const [first] = corrected;
  if (!first) return;
  const exerciseIds = [...new Set(corrected.map(({ exerciseId }) => exerciseId))];
  const planned =
    deadline === undefined ? await repo.findPlans(tx, first.squadId, exerciseIds) : new Map<number, never>();
  const plannedFor = (exerciseId: number) => {
    const by = planned.get(exerciseId)?.deadline ?? null;
    return by && by > at ? by : null;
  };
  const rows = corrected.map(({ homeworkId, ...task }) => ({
    exerciseId: task.exerciseId,
    studentId: task.studentId,
    squadId: task.squadId,
    ownStartkomma: task.ownStartkomma,
    parentId: homeworkId,
    assignedBy: teacherId,
    assignedAt: at,
    deadline: deadline ?? plannedFor(task.exerciseId),
  }));
  await repo.restoreCorrecting(tx, rows);
  await repo.insertCorrecting(tx, rows);
  if (deadline !== undefined)
    await repo.updateDeadlinesOf(
      tx,
      corrected.map(({ homeworkId }) => homeworkId),
      deadline,
    );
}
