import { OWN_EXERCISE_LIMITS, type ownExercisesApi } from '@ordklar/contract';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { createOwnExercise } from './create-own-exercise.ts';
import { deleteOwnExercise, restoreOwnExercise, tasksOfOwnExercise } from './delete-own-exercise.ts';
import { readExerciseDraft, saveExerciseDraft } from './draft-own-exercise.ts';
import { editOwnExercise } from './edit-own-exercise.ts';
import { readExerciseFile } from './files/read-exercise-file.ts';
import { tryText } from './try-text.ts';

/** One more than is allowed, so that too many are reported and not passed over. */
const MOST_FILES = OWN_EXERCISE_LIMITS.files + 1;

export const ownExercisesRoutes: Routes<typeof ownExercisesApi> = (context) => ({
  createExercise: async ({ actor, request }) => createOwnExercise(context, actor, await readForm(request, MOST_FILES)),
  tryExercise: async ({ actor, request }) => tryText(context, actor, await readForm(request, 1)),
  async editExercise({ actor, params, request }) {
    // asked before the bytes are read, and again with them
    await tasksOfOwnExercise(context, actor, params.id);
    return editOwnExercise(context, actor, params.id, await readForm(request, MOST_FILES));
  },
  exerciseDraft: ({ actor, params }) => readExerciseDraft(context, actor, params.id),
  saveExerciseDraft: ({ actor, params, body }) => saveExerciseDraft(context, actor, params.id, body),
  deleteExercise: ({ actor, params, query }) => deleteOwnExercise(context, actor, params.id, query.openTasks),
  restoreExercise: ({ actor, params, body }) => restoreOwnExercise(context, actor, params.id, body.homeworkIds),
  exerciseUse: ({ actor, params }) => tasksOfOwnExercise(context, actor, params.id),
  async exerciseFile({ actor, params, query, reply }) {
    const file = await readExerciseFile(context, actor, params.id, params.fileId, query.homeworkId);
    reply.type(file.contentType);
    reply.header('content-disposition', attachmentHeader(file.filename));
    return Buffer.from(file.bytes);
  },
});
