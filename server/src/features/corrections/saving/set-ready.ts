import { fromUnix } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { findTextsOfAttempts, holdTasks, sendTextsBack, takeTextsBack, type TextRow } from '../../attempts/index.ts';
import { requireSquad } from '../../classes/index.ts';
import { sendFeedbackDraft } from '../../evaluations/index.ts';
import { forgetTasks, tellReady } from '../../notifications/index.ts';
import { assignCorrecting, removeOpenCorrecting, requireStillAhead } from '../../homework/index.ts';

export interface ReadyCall {
  exerciseProgressIds: number[];
  isReadyForStudents: boolean;
  squadId: number;
  selfCorrectionEnabled: boolean;
  /** Unix seconds; null for none. Without it what is planned for the exercise holds. */
  selfCorrectionDeadline?: number | null | undefined;
  /** Also the texts that no teacher has opened yet (PD-20). */
  force: boolean;
}

/**
 * Sends texts back to their pupils, or takes them back (TC-20). Texts that the engine has not marked yet are skipped,
 * and without `force` those that no teacher has opened. Feedback that the teacher has written and not sent goes along.
 */
export async function setTextsReady(
  context: Context,
  actor: Actor,
  call: ReadyCall,
): Promise<{ changed: number[]; skipped: number[]; withFeedback: number[] }> {
  await requireSquad(context, actor, call.squadId);
  const deadline = deadlineOf(context, call);
  const wanted = new Set(call.exerciseProgressIds);
  const texts = await findTextsOfAttempts(context.db, [...wanted]);
  if (texts.length !== wanted.size || texts.some((text) => text.squadId !== call.squadId)) throw notFound();
  const mayChange = (text: TextRow): boolean =>
    !call.isReadyForStudents || (text.marking !== 'queued' && (call.force || text.openedAt !== null));
  const changing = texts.filter(mayChange);
  const withFeedback = await change(context, actor, changing, { ...call, isReady: call.isReadyForStudents, deadline });
  return {
    withFeedback,
    changed: changing.map((text) => text.exerciseProgressId),
    skipped: texts.filter((text) => !mayChange(text)).map((text) => text.exerciseProgressId),
  };
}

/** Makes one text ready, or not. */
export const setTextReady = (
  context: Context,
  actor: Actor,
  text: TextRow,
  isReady: boolean,
  selfCorrectionEnabled: boolean,
): Promise<number[]> => change(context, actor, [text], { isReady, selfCorrectionEnabled, deadline: undefined });

function deadlineOf({ clock }: Context, { selfCorrectionDeadline: asked }: ReadyCall): Date | null | undefined {
  const deadline = fromUnix(asked);
  requireStillAhead('selfCorrectionDeadline', deadline, clock.now());
  return deadline;
}

/** How texts are to stand. */
interface Wanted {
  isReady: boolean;
  selfCorrectionEnabled: boolean;
  /** Undefined: what is planned for the exercise. */
  deadline: Date | null | undefined;
}

/**
 * Texts that stand as asked already are left alone: their pupils are not notified twice. Answers the attempts whose feedback
 * went along; it goes first, so that no text is back without the words that belong to it.
 */
async function change(
  context: Context,
  actor: Actor,
  texts: TextRow[],
  { isReady, selfCorrectionEnabled, deadline }: Wanted,
): Promise<number[]> {
  const differing = texts.filter(
    (text) =>
      (text.readyAt !== null) !== isReady ||
      text.selfCorrectionEnabled !== selfCorrectionEnabled ||
      (selfCorrectionEnabled && deadline !== undefined),
  );
  if (differing.length === 0) return [];
  const by = { at: context.clock.now(), teacherId: actor.id };
  if (!isReady) {
    await context.db.transaction(async (tx) => {
      const held = await hold(tx, differing);
      if (held.length === 0) return;
      await takeTextsBack(tx, idsOf(held), selfCorrectionEnabled);
      await removeOpenCorrecting(tx, homeworkIdsOf(held), by);
      // of a text that was not back, what its pupil was notified of is something else: feedback, which stays
      await forgetTasks(tx, homeworkIdsOf(held.filter(({ readyAt }) => readyAt !== null)));
    });
    return [];
  }
  const isLeaving = (text: TextRow): boolean => text.readyAt === null;
  const withFeedback: number[] = [];
  for (const { squadId, exerciseProgressId } of differing.filter(isLeaving))
    if (await sendFeedbackDraft(context, actor, { squadId, exerciseProgressId })) withFeedback.push(exerciseProgressId);
  await context.db.transaction(async (tx) => {
    const held = await hold(tx, differing);
    if (held.length === 0) return;
    await sendTextsBack(tx, idsOf(held), { at: by.at, selfCorrectionEnabled });
    if (selfCorrectionEnabled) await assignCorrecting(tx, held, { ...by, deadline });
    else await removeOpenCorrecting(tx, homeworkIdsOf(held), by);
    await tellReady(
      tx,
      held.filter(isLeaving).map(({ homeworkId, exerciseProgressId }) => ({
        homeworkId,
        exerciseProgressId,
        hasFeedback: withFeedback.includes(exerciseProgressId),
        isToCorrect: selfCorrectionEnabled,
      })),
      { teacher: actor, at: by.at },
    );
  });
  return withFeedback;
}

/** The texts whose pupils are not being deleted at this very moment, held against it. */
async function hold(tx: Db, texts: TextRow[]): Promise<TextRow[]> {
  const tasks = await holdTasks(tx, homeworkIdsOf(texts));
  return texts.filter(({ homeworkId }) => tasks.has(homeworkId));
}

const idsOf = (texts: TextRow[]): number[] => texts.map(({ id }) => id);
const homeworkIdsOf = (texts: TextRow[]): number[] => texts.map((text) => text.homeworkId);
