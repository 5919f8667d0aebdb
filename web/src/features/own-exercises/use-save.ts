import { ApiProblem, type Exercise, type ExerciseFile, OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { exercisesKey } from '../../lib/api/query-keys.ts';
import type { Faults } from '../../lib/form/refusal.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { ownText as text } from './own-exercises.text.ts';
import type { useWriting } from './use-writing.ts';
import { addressOf, type Writing } from './writing.ts';

/** The bar stands here until the server has answered (UPL-05). */
const HELD_AT = 90;

const FIELDS = ['title', 'text', 'description', 'wordCount', 'files', 'fileLinks'] as const;
type Field = (typeof FIELDS)[number];

/** The files of an own exercise: what is sent, and what of before stays. */
export interface Files {
  files: readonly File[];
  kept: readonly ExerciseFile[];
}

/** What is wrong with the address that stands in the field and is no link yet. */
export const faultOfLink = ({ link, links }: Pick<Writing, 'link' | 'links'>): string | undefined =>
  links.length >= OWN_EXERCISE_LIMITS.links
    ? text.links.tooMany
    : addressOf(link) === null
      ? text.links.wrong
      : undefined;

/** The same refusal at the field that it is about, and said in words of this screen. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const { code, status, message, details } = error;
  const ofFiles = (sentence: string) => new ApiProblem(422, { code, message, errors: { files: [sentence] } });
  if (status === 0) return new ApiProblem(0, { code, message: text.noNet });
  if (code === 'file-type' && typeof details.filename === 'string')
    return ofFiles(text.files.wrongType(details.filename));
  return code === 'too-many-files' || status === 413 ? ofFiles(message) : error;
}

/**
 * The form of an own exercise, new where there is no `exerciseId`: what is typed lies in the draft, and `onSaved` gets
 * what was saved, with whether its pupils are to be chosen now. `progress` says how far it is: 0–100, null at rest.
 */
export function useSave(
  exerciseId: number | null,
  draft: Pick<ReturnType<typeof useWriting>, 'writing' | 'change' | 'saved'>,
  { files, kept }: Files,
  onSaved: (saved: Exercise, andChoose: boolean) => unknown,
) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const { writing } = draft;

  const save = (): Promise<Exercise> => {
    const { courseId, title, text: task, description, wordCount, links } = writing;
    const form = { title, text: task, description, wordCount, fileLinks: [...links] };
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
  const send = async (andChoose: boolean) => {
    setProgress(0);
    try {
      const saved = await draft.saved(save);
      await queries.invalidateQueries({ queryKey: exercisesKey });
      await onSaved(saved, andChoose);
    } catch (error) {
      throw refusalOf(error);
    } finally {
      setProgress(null);
    }
  };
  const form = useForm({
    typed: { values: writing, change: draft.change },
    fields: FIELDS,
    check: (): Faults<Field> => (writing.link.trim() === '' ? {} : { fileLinks: faultOfLink(writing) }),
    send: () => send(false),
  });
  return {
    ...form,
    progress,
    saveAndChoose: () => form.submit(() => send(true)),
    forgiveAll: () => form.forgive(...FIELDS),
  };
}
