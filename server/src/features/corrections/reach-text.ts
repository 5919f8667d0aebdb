import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireTaught } from '../classes/index.ts';
import { findText, isOwn, maySeeOwnText, type TextRow } from '../attempts/index.ts';

/** The text for the one who asks: the pupil's own by the pupil's rule, any other by the teacher's; else 404. */
export async function reachText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  return isOwn(actor, text)
    ? requireReturnedText(context, actor, answerTextId)
    : requireText(context, actor, answerTextId);
}

/** A text of a squad that the teacher teaches; else 404. */
export async function requireText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  await requireTaught(context, actor, [text.squadId]);
  return text;
}

/**
 * The pupil's own text, as soon as the teacher has sent it back and for as long as its task is there and visible; else
 * 404, as if there were nothing (PD-04).
 */
export async function requireReturnedText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  if (!maySeeOwnText(actor, text, context.clock.now())) throw notFound();
  return text;
}
