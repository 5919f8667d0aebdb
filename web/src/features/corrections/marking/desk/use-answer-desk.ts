import type { AnswerEvaluation, AnswerResult, CorrectionSet, ExerciseStudent } from '@ordklar/contract';
import { type ReactNode, useMemo, useRef } from 'react';
import { confirm, showModal } from '../../../../lib/modals/modal-store.ts';
import { useCurrentUser } from '../../../accounts/index.ts';
import { type EvaluationFocus, feedbackKeeper } from '../../../evaluations/index.ts';
import { useCategories } from '../../corrections.queries.ts';
import { useMarksDraft } from '../../editing/use-marks-draft.ts';
import { writtenMarksKeeper } from '../../editing/written-marks.ts';
import { shownMarks } from '../../marks/several-errors.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useWantedQuestion, type WantedQuestion } from '../../questions/use-wanted-question.ts';
import { firstName } from '../head/pupil-list.ts';
import { markingText as text } from '../marking.text.ts';
import { useDeskSaving } from '../sending/use-desk-saving.ts';
import { useSendBack } from '../sending/use-send-back.ts';
import { useMarkingKeys } from '../use-marking-keys.ts';
import { useDesk } from './use-desk.ts';
import { useTextActions } from './use-text-actions.ts';

export interface AnswerDeskProps {
  answer: AnswerResult;
  attempts: readonly AnswerResult[];
  set: CorrectionSet;
  students: readonly ExerciseStudent[];
  year: number;
  /** 'section' inside a modal, where the page below has its own main. */
  mainTag: 'main' | 'section';
  /** The top bar, with what belongs at its end. */
  header: (end: ReactNode) => ReactNode;
  /** The pupil's question that one came for, null when one came for the text. */
  wantedQuestion: WantedQuestion | null;
  onWantQuestion: (wanted: WantedQuestion | null) => void;
  onPupil: (step: 1 | -1) => void;
  onStudent: (studentId: number) => void;
  onAttempt: (exerciseProgressId: number) => void;
  onDeleteAttempt: (attempt: AnswerResult) => void;
  /** The shown attempt is gone: its task has been assigned again. */
  onReassigned: () => void;
  onEvaluation: (evaluation: AnswerEvaluation | null) => void;
}

/** Opens the list of keys. */
export const openKeys = () => void showModal('MarkingKeysModal', {});

const mayLeaveBegun = () =>
  confirm({
    title: text.begun.title,
    message: text.begun.message,
    confirmLabel: text.begun.yes,
    cancelLabel: text.begun.no,
  });

/** What the parts of the desk share: the marks as they stand, what is chosen, what is written and what goes to the server. */
export function useAnswerDesk(props: AnswerDeskProps) {
  const { answer, set, students, year } = props;
  const textId = set.exerciseAnswerTextId;
  const user = useCurrentUser();
  const [view, draft] = useMarksDraft(set, answer.squadId, user.id);
  // what the text shows; saved and changed are all of them
  const marks = useMemo(() => shownMarks(answer, view.marks), [answer, view.marks]);
  const categories = useCategories(answer.productId);
  const feedback = feedbackKeeper(user.id, answer.exerciseProgressId);
  const begun = writtenMarksKeeper(user.id, textId);
  const desk = useDesk({ ...view, marks }, draft, begun, categories);
  const maySend = async () => !desk.hasBegun || mayLeaveBegun();
  const back = useSendBack({ answer, students, year, view, draft, feedback, maySend });
  const saving = useDeskSaving(view, draft, feedback, begun, back.saving);
  const panel = useRef<EvaluationFocus>(null);
  const { questions, answer: answerQuestion } = useQuestions(textId, draft);
  const showQuestion = useWantedQuestion({
    wanted: props.wantedQuestion,
    onWant: props.onWantQuestion,
    textId,
    questions,
    onMark: desk.select,
    onAttempt: props.onAttempt,
  });
  const actions = useTextActions(answer, view, draft);
  const name = firstName(answer.studentName);
  useMarkingKeys({
    pupil: props.onPupil,
    mark: (step) => desk.step(step, true),
    hide: desk.hide,
    notAnError: desk.notAnError,
    edit: desk.edit,
    newMark: desk.startNew,
    comment: desk.startComment,
    wordCursor: desk.startWalk,
    feedback: () => panel.current?.feedback(),
    grade: () => panel.current?.grade(),
    ready: back.toggle,
    undo: draft.undo,
    redo: draft.redo,
    help: openKeys,
  });
  return {
    user,
    name,
    view,
    draft,
    marks,
    categories: categories.data,
    desk,
    back,
    saving,
    panel,
    questions: questions ?? [],
    answerQuestion,
    showQuestion,
    actions,
    ready: { name, isReady: view.set.isReadyForStudent, busy: back.busy, onPress: back.toggle },
  };
}

/** The props of a part of the desk. */
export interface DeskPart {
  of: AnswerDeskProps;
  shared: ReturnType<typeof useAnswerDesk>;
}
