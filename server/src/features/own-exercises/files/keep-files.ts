import { OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { safeFileName } from '../../../platform/files/file-name.ts';
import type { FormFile } from '../../../platform/http/read-form.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { requireFileRoom } from '../../quotas/index.ts';
import { typeOf } from './file-type.ts';
import type { NewFile } from '../own-exercises.repo.ts';

/**
 * Keeps the bytes of new files and has `write` put them down; where that fails they are taken away again. All or none: the
 * first that may not be attached, or has no room, refuses them all.
 */
export async function keepFiles<T>(
  context: Context,
  actor: Actor,
  { files, alreadyThere }: { files: readonly FormFile[]; alreadyThere: number },
  write: (kept: NewFile[]) => Promise<T>,
): Promise<T> {
  if (alreadyThere + files.length > OWN_EXERCISE_LIMITS.files) throw new ProblemError('too-many-files');
  const typed = files.map((file) => {
    const type = typeOf(file.filename, file.bytes);
    if (type === null) throw new ProblemError('file-type', { details: { filename: file.filename } });
    return { file, ...type };
  });
  const sizes = files.map((file) => file.bytes.length);
  await requireFileRoom(context, context.db, actor, sizes, context.clock.now());
  const kept: NewFile[] = [];
  try {
    for (const { file, ending, contentType } of typed)
      kept.push({
        originalFilename: safeFileName(file.filename, ending),
        contentType,
        size: file.bytes.length,
        storageKey: await context.files.put(file.bytes),
      });
    return await write(kept);
  } catch (error) {
    for (const { storageKey } of kept) await context.files.remove(storageKey);
    throw error;
  }
}
