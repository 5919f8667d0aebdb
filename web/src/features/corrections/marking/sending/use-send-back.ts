import { useQueryClient } from '@tanstack/react-query';
import type { AnswerResult, ExerciseStudent } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../../../lib/api/client.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../../lib/toasts/toast-store.ts';
import type { DraftKeeper } from '../../../../lib/saving/draft-keeper.ts';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import { flushAll } from '../../../../lib/saving/unsaved.ts';
import { attemptsQuery, correctionSetQuery, studentsQuery } from '../../corrections.queries.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';
import { useCorrectingChoice } from '../../correcting/use-correcting-choice.ts';
import { markingText as text } from '../marking.text.ts';
import { firstName } from '../head/pupil-list.ts';

interface SendBackOf {
  answer: AnswerResult;
  students: readonly ExerciseStudent[];
  year: number;
  view: DraftView;
  draft: MarksDraft;
  /** The teacher's feedback that is not sent: it goes with the text. */
  feedback: Pick<DraftKeeper<unknown>, 'read' | 'flush' | 'send' | 'refresh'>;
  /** Asked before the text goes: whether it may go as it stands. */
  maySend: () => Promise<boolean>;
}

type Correcting = Pick<ReturnType<typeof useCorrectingChoice>, 'wanted' | 'asked'>;

/** Fetches the pupils and their attempts anew. */
function useRefresh({ answer: { squadId, exerciseId, studentId }, year }: SendBackOf) {
  const queries = useQueryClient();
  const of = { squadId, exerciseId, year, studentId };
  const attempts = () => queries.invalidateQueries({ queryKey: attemptsQuery(of).queryKey });
  return {
    attempts,
    all: () => {
      void queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
      void attempts();
    },
  };
}

/** Makes the text ready for its pupil, or takes it back. Answers whether it came about; says so where it did not. */
function useChangeReady(of: SendBackOf, choice: ReturnType<typeof useCorrectingChoice>) {
  const { answer, draft, feedback } = of;
  const { squadId, exerciseProgressId } = answer;
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved', at: null });
  const refresh = useRefresh(of);
  /** Everything on the server first: a text must not go without what the teacher sees in it. */
  const saveAll = async () => {
    await Promise.all([draft.flush(), feedback.flush()]);
    const states = [draft.read().save, feedback.read().save];
    if (states.some(({ kind }) => kind !== 'saved')) throw new Error(text.notSent(firstName(answer.studentName)));
  };
  /** Tells the server; the feedback that went along is no draft any more. Throws where it did not come about. */
  const tellServer = (ready: boolean, { wanted, asked }: Correcting) =>
    feedback.send(async () => {
      const { changed, withFeedback } = await client.setReady({
        body: {
          exerciseProgressIds: [exerciseProgressId],
          isReadyForStudents: ready,
          squadId,
          selfCorrectionEnabled: wanted,
          selfCorrectionDeadline: ready && wanted ? asked : undefined,
          // the teacher looks at this very text
          force: true,
        },
      });
      if (changed.length === 0) throw new Error(text.notReadyYet);
      draft.setReady({ isReadyForStudent: ready, selfCorrectionEnabled: wanted });
      const went = withFeedback.includes(exerciseProgressId);
      // before the draft goes: the field must not stand empty in between
      if (went) await refresh.attempts();
      return went;
    });
  const change = async (ready: boolean, to: Correcting = choice) => {
    setSaving({ kind: 'saving' });
    try {
      if (ready && !draft.read().set.isReadyForStudent) await saveAll();
      await tellServer(ready, to);
      choice.settle();
      refresh.all();
      return true;
    } catch (error) {
      choice.settle();
      showErrorToast((error as Error).message);
      return false;
    } finally {
      setSaving({ kind: 'saved', at: null });
    }
  };
  return { saving, change };
}

/** Sends back the texts of the whole class (TC-20). */
function useSendAll(of: SendBackOf) {
  const { answer, students, draft, feedback } = of;
  const { squadId, exerciseProgressId } = answer;
  const queries = useQueryClient();
  const refresh = useRefresh(of);
  return async () => {
    await flushAll();
    const waiting = students.filter(({ marking }) => marking !== null && marking !== 'ready');
    const marked = waiting.filter(({ marking }) => marking !== 'queued');
    const answered = await showModal('SendBackModal', {
      squadId,
      exerciseTitle: answer.title,
      exerciseProgressIds: marked.flatMap((student) => student.exerciseProgressId ?? []),
      unopened: marked.filter(({ isOpened }) => !isOpened).length,
      queued: waiting.length - marked.length,
      exerciseId: answer.exerciseId,
    });
    if (!answered || answered.changed.length === 0) return;
    const { selfCorrectionEnabled } = answered;
    if (answered.changed.includes(exerciseProgressId))
      draft.setReady({ isReadyForStudent: true, selfCorrectionEnabled });
    await queries.invalidateQueries({ queryKey: ['attempts', squadId] });
    await feedback.refresh();
    for (const student of students)
      if (student.exerciseAnswerTextId !== null && answered.changed.includes(student.exerciseProgressId ?? 0))
        void queries.invalidateQueries({ queryKey: correctionSetQuery(student.exerciseAnswerTextId).queryKey });
    refresh.all();
  };
}

/** Sends the text in hand back to its pupil, takes it back, or sends back the whole class. */
export function useSendBack(of: SendBackOf) {
  const { answer, view, maySend } = of;
  const { isReadyForStudent, selfCorrectionEnabled } = view.set;
  const [isSent, setSent] = useState(false);
  const task = isReadyForStudent ? answer.selfCorrectionHomework : null;
  const choice = useCorrectingChoice(answer, {
    ...((isReadyForStudent || selfCorrectionEnabled) && { wanted: selfCorrectionEnabled }),
    ...(task && { deadline: task.deadline }),
  });
  const { saving, change } = useChangeReady(of, choice);
  const busy = saving.kind === 'saving';
  const takeBack = async () => {
    setSent(false);
    if (!(await change(false))) return;
    showToast({
      message: text.tookBack(firstName(answer.studentName), Boolean(answer.answerEvaluation?.evaluation)),
      buttonText: text.undoSend,
      clickCallback: () => void sendBack(),
      timeout: 6000,
    });
  };
  const sendBack = async () => {
    if ((await maySend()) && (await change(true))) setSent(true);
  };
  return {
    busy,
    saving,
    /** Just now, in this sitting: what comes next is offered. */
    isSent: isSent && isReadyForStudent,
    endSent: () => setSent(false),
    takeBack: () => void takeBack(),
    correcting: choice,
    setSelfCorrection: (wanted: boolean) => {
      choice.choose({ wanted });
      void change(isReadyForStudent, { wanted, asked: choice.asked });
    },
    setDeadline: (deadline: number | null) => {
      choice.choose({ deadline });
      if (isReadyForStudent) void change(true, { wanted: true, asked: deadline });
    },
    toggle: () => {
      if (busy) return;
      if (view.set.state === 'queued') return void showErrorToast(text.notReadyYet);
      void (isReadyForStudent ? takeBack() : sendBack());
    },
    sendAll: useSendAll(of),
  };
}
