import type { OwnTraining } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { trainingFor } from '../copilot/index.ts';
import { requireReturnedText } from '../corrections/index.ts';
import { findReasons } from './development.repo.ts';
import { heaviestTypes } from './progress.ts';

/** 'Øvelser, der passer til dig': exercises to the most frequent error types of the pupil's own returned text; else 404. */
export async function trainingForText(context: Context, actor: Actor, textId: number): Promise<OwnTraining[]> {
  const { squadId } = await requireReturnedText(context, actor, textId);
  const types = heaviestTypes(await findReasons(context.db, [textId]), [textId]);
  return trainingFor(context, actor, { squadId, types });
}
