import { useQueryClient } from '@tanstack/react-query';
import type { AnswerResult, ExerciseStudent } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { attemptsQuery, correctionSetQuery, studentsQuery } from '../corrections.queries.ts';
import type { DraftView, MarksDraft } from '../editing/marks-draft.ts';
import { markingText as text } from './marking.text.ts';
import { firstName } from './pupil-list.ts';

/** What the teacher chose last: most give a whole class the same. */
let lastSelfCorrection = false;

/** Sends the text in hand back to its pupil, takes it back, or sends back the whole class (TC-20). */
export function useSendBack({
  answer,
  students,
  year,
  view,
  draft,
}: {
  answer: AnswerResult;
  students: readonly ExerciseStudent[];
  year: number;
  view: DraftView;
  draft: MarksDraft;
}) {
  const queries = useQueryClient();
  const { squadId, exerciseProgressId } = answer;
  const { isReadyForStudent } = view.set;
  const [chosen, setChosen] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const selfCorrection = isReadyForStudent ? view.set.selfCorrectionEnabled : (chosen ?? lastSelfCorrection);
  const name = firstName(answer.studentName);
  const of = { squadId, exerciseId: answer.exerciseId, year, studentId: answer.studentId };

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
    void queries.invalidateQueries({ queryKey: attemptsQuery(of).queryKey });
  };
  const send = async (ready: boolean, selfCorrectionEnabled: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      await draft.flush();
      const { changed } = await client.setReady({
        body: {
          exerciseProgressIds: [exerciseProgressId],
          isReadyForStudents: ready,
          squadId,
          selfCorrectionEnabled,
          // the teacher looks at this very text
          force: true,
        },
      });
      if (changed.length === 0) {
        showErrorToast(text.notReadyYet);
        return false;
      }
      draft.setReady({ isReadyForStudent: ready, selfCorrectionEnabled });
      refresh();
      return true;
    } catch (error) {
      showErrorToast((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const setReady = async (ready: boolean) => {
    if (busy || !(await send(ready, selfCorrection))) return;
    const back = () => void send(!ready, selfCorrection);
    showToast({
      message: ready ? text.sent(name) : text.tookBack(name),
      buttonText: text.undoSend,
      clickCallback: back,
      timeout: 6000,
    });
  };

  return {
    busy,
    selfCorrection,
    setSelfCorrection: (next: boolean) => {
      lastSelfCorrection = next;
      setChosen(next);
      if (isReadyForStudent) void send(true, next);
    },
    toggle: () => {
      if (view.set.state === 'queued') return void showErrorToast(text.notReadyYet);
      void setReady(!isReadyForStudent);
    },
    sendAll: async () => {
      await draft.flush();
      const waiting = students.filter(({ marking }) => marking !== null && marking !== 'ready');
      const answered = await showModal('SendBackModal', {
        squadId,
        exerciseTitle: answer.title,
        exerciseProgressIds: waiting
          .filter(({ marking }) => marking !== 'queued')
          .flatMap((student) => student.exerciseProgressId ?? []),
        queued: waiting.filter(({ marking }) => marking === 'queued').length,
        selfCorrectionEnabled: selfCorrection,
      });
      if (!answered || answered.changed.length === 0) return;
      const { selfCorrectionEnabled } = answered;
      if (answered.changed.includes(exerciseProgressId))
        draft.setReady({ isReadyForStudent: true, selfCorrectionEnabled });
      for (const student of students)
        if (student.exerciseAnswerTextId !== null && answered.changed.includes(student.exerciseProgressId ?? 0))
          void queries.invalidateQueries({ queryKey: correctionSetQuery(student.exerciseAnswerTextId).queryKey });
      refresh();
    },
  };
}
