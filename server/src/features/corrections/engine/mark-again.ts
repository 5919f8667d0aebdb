import type { CorrectionSet } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { findText, queueAgain } from '../../attempts/index.ts';
import { sendText } from './mark-text.ts';
import { requireText } from '../reach-text.ts';
import { correctionSetOf } from '../read-corrections.ts';

/**
 * Lets the engine try a text again that it could not mark. One that is marked, waits already, or that the teacher has
 * begun to mark by hand, stays as it is.
 */
export async function markAgain(context: Context, actor: Actor, answerTextId: number): Promise<CorrectionSet> {
  const text = await requireText(context, actor, answerTextId);
  if (await queueAgain(context.db, text.id)) await sendText(context, text.id);
  return correctionSetOf(context, found(await findText(context.db, text.id)));
}
