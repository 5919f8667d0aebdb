import { ApiProblem, type Exercise, type ExerciseFile } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { exercisesKey } from '../../lib/api/query-keys.ts';
import { ownText as text } from './own-exercises.text.ts';
import type { Writing } from './writing.ts';

/** The bar stands here until the server has answered (UPL-05). */
const HELD_AT = 90;

export type FieldErrors = Record<string, string[]>;

/** What goes to the server. */
export interface Unsaved {
  writing: Writing;
  files: readonly File[];
  /** Files of before that stay. */
  kept: readonly ExerciseFile[];
}

/** Saving a new or an edited exercise, with how far it is and what is wrong. Answers null where it was not saved. */
export function useSave(exerciseId: number | null) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const send = ({ writing, files, kept }: Unsaved): Promise<Exercise> => {
    const { courseId, links, ...typed } = writing;
    const form = { ...typed, fileLinks: [...links] };
    const onProgress = (fraction: number) => setProgress(Math.min(HELD_AT, Math.round(fraction * 100)));
    return exerciseId === null
      ? client.createExercise({ form: { ...form, courseId }, files, onProgress })
      : client.editExercise({
          params: { id: exerciseId },
          form: { ...form, keepFiles: kept.map(({ id }) => id) },
          files,
          onProgress,
        });
  };
  const tell = (error: unknown) => {
    if (!(error instanceof ApiProblem)) return void showErrorToast();
    const { filename } = error.details;
    if (error.code === 'invalid') setErrors(error.errors);
    else if (error.code === 'file-type' && typeof filename === 'string')
      setErrors({ files: [text.files.wrongType(filename)] });
    else if (error.code === 'too-many-files' || error.status === 413) setErrors({ files: [error.message] });
    showErrorToast(error.status === 0 ? text.noNet : error.code === 'invalid' ? text.notSaved : error.message);
  };

  return {
    /** 0–100 while it is saved. */
    progress,
    errors,
    setErrors,
    async save(unsaved: Unsaved): Promise<Exercise | null> {
      setErrors({});
      setProgress(0);
      try {
        const exercise = await send(unsaved);
        await queries.invalidateQueries({ queryKey: exercisesKey });
        return exercise;
      } catch (error) {
        tell(error);
        return null;
      } finally {
        setProgress(null);
      }
    },
  };
}
