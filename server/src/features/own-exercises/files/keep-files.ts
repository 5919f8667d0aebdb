import { OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import type { Context } from '../../../platform/http/context.ts';
import { safeFileName } from '../../../platform/files/file-name.ts';
import type { FormFile } from '../../../platform/http/read-form.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { typeOf } from './file-type.ts';
import type { NewFile } from '../own-exercises.repo.ts';

/** Keeps the bytes of new files. All or none: the first that may not be attached refuses them all. */
export async function keepFiles(
  context: Context,
  files: readonly FormFile[],
  alreadyThere: number,
): Promise<NewFile[]> {
  if (alreadyThere + files.length > OWN_EXERCISE_LIMITS.files) throw new ProblemError('too-many-files');
  const typed = files.map((file) => {
    const type = typeOf(file.filename, file.bytes);
    if (type === null) throw new ProblemError('file-type', { details: { filename: file.filename } });
    return { file, ...type };
  });
  const kept: NewFile[] = [];
  for (const { file, ending, contentType } of typed)
    kept.push({
      originalFilename: safeFileName(file.filename, ending),
      contentType,
      size: file.bytes.length,
      storageKey: await context.files.put(file.bytes),
    });
  return kept;
}
