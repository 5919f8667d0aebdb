import type { AnswerEvaluation, AnswerResult } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/api/client.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { setActiveStudent } from '../../../lib/storage/active.ts';
import { useActiveStudent } from '../../../lib/storage/use-active.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import {
  type AnswersOf,
  attemptsQuery,
  correctionSetQuery,
  exerciseTitleQuery,
  fetchAhead,
  studentsQuery,
} from '../corrections.queries.ts';
import { firstName, placeAmong } from './head/pupil-list.ts';
import { markingText as text } from './marking.text.ts';

/**
 * A pupil's attempts at an exercise, the one that is shown with its text, and the pupils beside: the next and the previous
 * are fetched before they are asked for.
 * @param exerciseProgressId the attempt that is shown; the newest when undefined.
 */
export function useShownAnswer(of: AnswersOf, exerciseProgressId: number | undefined) {
  const { squadId, exerciseId, year, studentId } = of;
  const students = useQuery(studentsQuery(of));
  const attempts = useQuery(attemptsQuery(of));
  const answer = attempts.data?.find((each) => each.exerciseProgressId === exerciseProgressId) ?? attempts.data?.[0];
  const textId = answer?.exerciseAnswerTextId ?? null;
  const set = useQuery({ ...correctionSetQuery(textId ?? 0), enabled: textId !== null });
  const place = placeAmong(students.data ?? [], studentId);
  const { previous, next } = place;
  const student = students.data?.find(({ id }) => id === studentId);
  const name = student?.name ?? answer?.studentName ?? '';
  const lookedAt = useActiveStudent();
  const knownName = lookedAt?.id === studentId ? lookedAt.name : text.thePupil;
  const failed = attempts.isError || set.isError || students.isError;
  // what is reported to us where the answer, which has the title, is what could not be fetched
  const exercise = useQuery({ ...exerciseTitleQuery(exerciseId), enabled: failed && !answer }).data;
  const isThere = set.data !== undefined;

  useEffect(() => {
    if (!isThere) return;
    for (const near of [next, previous])
      if (near) fetchAhead({ squadId, exerciseId, year, studentId: near.id }, near.exerciseAnswerTextId);
  }, [isThere, next, previous, squadId, exerciseId, year]);
  useEffect(() => {
    if (name) setActiveStudent({ id: studentId, name });
  }, [studentId, name]);

  return {
    students: students.data,
    attempts: attempts.data,
    answer,
    set: set.data,
    /** What was handed in has no text of its own, as answered items have not. */
    isWithoutText: answer !== undefined && textId === null,
    place,
    name,
    failed,
    /** What could not be fetched, as one says it of a pupil. */
    failure: text.fetchFailed(name || knownName, answer?.title ?? exercise ?? null),
    isUnassigned: student === undefined,
    retry: () => {
      void students.refetch();
      void attempts.refetch();
      if (textId !== null) void set.refetch();
    },
  };
}
export type ShownAnswer = ReturnType<typeof useShownAnswer>;

interface WaysOut {
  onAttempt: (exerciseProgressId: number | undefined) => void;
  onClose: () => void;
}

/** What changes a pupil's attempts while one of them is shown: one is deleted, assigned again, or gets another feedback. */
export function useChangeAttempts(
  of: AnswersOf,
  { attempts, name }: Pick<ShownAnswer, 'attempts' | 'name'>,
  { onAttempt, onClose }: WaysOut,
) {
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: attemptsQuery(of).queryKey });
    await queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
  };
  return {
    remove: async (attempt: AnswerResult, isShown: boolean) => {
      const question = { title: text.confirmDelete, message: `<p>${text.confirmDeleteMessage(firstName(name))}</p>` };
      if (!(await confirm(question))) return;
      try {
        await client.deleteAttempt({ params: { id: attempt.exerciseProgressId } });
        showToast({ message: text.deleted, icon: 'removed' });
        if (isShown) onAttempt(undefined);
        await refresh();
      } catch (error) {
        // as the specification wants it: logged only (HW-21)
        console.error('An attempt could not be deleted', error);
      }
    },
    /** After the shown attempt is gone: the newest of the others, or nothing more to see (ANS-18). */
    leave: async (gone: AnswerResult) => {
      const isLast = attempts?.every((each) => each.exerciseProgressId === gone.exerciseProgressId);
      if (isLast) onClose();
      else onAttempt(undefined);
      await refresh();
    },
    evaluate: ({ exerciseProgressId }: AnswerResult, evaluation: AnswerEvaluation | null) => {
      queries.setQueryData(attemptsQuery(of).queryKey, (now) =>
        now?.map((each) =>
          each.exerciseProgressId === exerciseProgressId
            ? { ...each, answerEvaluation: evaluation, grade: evaluation?.grade ?? null }
            : each,
        ),
      );
      void queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
    },
  };
}
