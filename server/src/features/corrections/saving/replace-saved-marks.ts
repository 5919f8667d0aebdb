import type { Actor, Context } from '../../../platform/http/context.ts';
import { countSave } from '../../attempts/index.ts';
import { replaceMarks } from '../corrections.repo.ts';
import type { NewRow } from '../stored-correction.ts';

/**
 * Replaces the marks of a text, when nobody has saved since `version`. Answers the new version and its moment, or null
 * where somebody has saved. Without a version the save always counts.
 */
export async function replaceSavedMarks(
  context: Context,
  actor: Actor,
  answerTextId: number,
  { rows, version }: { rows: NewRow[]; version?: number | undefined },
): Promise<{ version: number; editedAt: Date } | null> {
  const editedAt = context.clock.now();
  return context.db.transaction(async (tx) => {
    const saved = await countSave(tx, answerTextId, { version, editedBy: actor.id, editedAt });
    if (saved === null) return null;
    await replaceMarks(tx, answerTextId, rows);
    return { version: saved, editedAt };
  });
}
