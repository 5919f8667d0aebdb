import type { Hint } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { reachText } from '../corrections/index.ts';
import { findHintsOfText } from './hints.repo.ts';

/** The hints of a text for its teacher, and for its pupil once it is sent back: those that the class has switched on. */
export async function textHints(context: Context, actor: Actor, answerTextId: number): Promise<Hint[]> {
  const text = await reachText(context, actor, answerTextId);
  const { hints, shown } = await findHintsOfText(context.db, text.id);
  return hints.filter(({ kind }) => shown.includes(kind));
}
