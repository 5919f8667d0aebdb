import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { findText, type TextRow } from './corrections.repo.ts';

/** A text of a squad that the teacher teaches; else 404. */
export async function requireText(context: Context, actor: Actor, answerTextId: number): Promise<TextRow> {
  const text = found(await findText(context.db, answerTextId));
  if (!isTeacher(actor)) throw notFound();
  await requireSquad(context, actor, text.squadId);
  return text;
}
