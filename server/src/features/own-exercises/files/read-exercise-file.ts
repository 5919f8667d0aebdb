import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound } from '../../../platform/problems/index.ts';
import { mayReachOthers } from '../../classes/index.ts';
import { exerciseById, readExercise } from '../../exercises/index.ts';
import { requireHomework } from '../../homework/index.ts';
import { findFile } from '../own-exercises.repo.ts';

/** The files that a person may fetch: of the task that is named as its pupil answered it, else of the exercise as it is. */
async function filesShown(context: Context, actor: Actor, exerciseId: number, homeworkId: number | undefined) {
  if (homeworkId !== undefined) {
    const task = await requireHomework(context, actor, homeworkId);
    if (task.exerciseId !== exerciseId) throw notFound();
    return (await exerciseById(context, exerciseId, task.completedAt)).files;
  }
  // pupils reach an exercise by a task of theirs only
  if (!mayReachOthers(actor)) throw notFound();
  return (await readExercise(context, actor, exerciseId)).files;
}

/** The bytes of a file of an own exercise, with its name and type. */
export async function readExerciseFile(
  context: Context,
  actor: Actor,
  exerciseId: number,
  fileId: number,
  homeworkId: number | undefined,
) {
  const shown = await filesShown(context, actor, exerciseId, homeworkId);
  const ids = shown.map(({ id }) => id);
  const file = found(await findFile(context.db, exerciseId, fileId, ids));
  return {
    bytes: found(await context.files.get(file.storageKey)),
    filename: file.originalFilename,
    contentType: file.contentType,
  };
}
