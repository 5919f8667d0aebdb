import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { findText, isVisibleTask, type TextRow } from '../attempts/index.ts';

/** The text for the one who asks: the pupil's own by the pupil's rule, any other by the teacher's; else 404. */
export async function reachText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  return text.studentId === actor.id
    ? requireReturnedText(context, actor, answerTextId)
    : requireText(context, actor, answerTextId);
}

/** A text of a squad that the teacher teaches; else 404. */
export async function requireText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  if (!isTeacher(actor)) throw notFound();
  await requireSquad(context, actor, text.squadId);
  return text;
}

/**
 * The pupil's own text, as soon as the teacher has sent it back and for as long as its task is there and visible; else
 * 404, as if there were nothing (PD-04).
 */
export async function requireReturnedText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  const isHidden = !isVisibleTask(text, context.clock.now());
  if (text.studentId !== actor.id || text.readyAt === null || text.removedAt !== null || isHidden) throw notFound();
  return text;
}
