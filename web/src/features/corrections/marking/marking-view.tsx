import type { AnswerResult } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { setActiveStudent } from '../../../lib/storage/active.ts';
import { useActiveStudent } from '../../../lib/storage/use-active.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Animation } from '../../../ui/animation.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconX } from '../../../ui/icons.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCourses } from '../../accounts/index.ts';
import { FeedbackButton } from '../../contact/index.ts';
import {
  type AnswersOf,
  attemptsQuery,
  correctionSetQuery,
  exerciseTitleQuery,
  fetchAhead,
  studentsQuery,
} from '../corrections.queries.ts';
import type { WantedQuestion } from '../questions/use-wanted-question.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { AttemptsTable } from './head/attempts-table.tsx';
import { MARKING_KEYS } from './marking-keys.ts';
import { markingText as text } from './marking.text.ts';
import { firstName, placeAmong } from './head/pupil-list.ts';
import { PupilSwitcher } from './head/pupil-switcher.tsx';
import { ReassignTools } from './head/reassign-tools.tsx';
import { useMarkingKeys } from './use-marking-keys.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './marking-view.module.css';
import markingStyle from './marking.module.css';
import markedText from '../marks/marked-text.module.css';
import paper from '../../../ui/paper.module.css';

export interface MarkingViewProps extends AnswersOf {
  /** The attempt that is shown; the newest when undefined. */
  exerciseProgressId?: number;
  onStudent: (studentId: number) => void;
  onAttempt: (exerciseProgressId: number | undefined) => void;
  onClose: () => void;
  /** Begin at the first of the pupil's questions that wait. */
  atQuestion?: boolean;
  /** The view stands over another page. */
  inModal?: boolean;
}

/** Arrow keys for pupils while no text is shown. */
function PupilKeys({ onPupil }: { onPupil: (step: 1 | -1) => void }) {
  useMarkingKeys({ pupil: onPupil });
  return null;
}

/**
 * The answer viewer as a teacher has it: all texts of a class at one exercise, one after the other. The next and
 * the previous pupil are fetched before they are asked for.
 */
export function MarkingView({
  exerciseProgressId,
  onStudent,
  onAttempt,
  onClose,
  atQuestion = false,
  inModal = false,
  ...of
}: MarkingViewProps) {
  const [wantedQuestion, setWantedQuestion] = useState<WantedQuestion | null>(atQuestion ? 'first' : null);
  const Main = inModal ? 'section' : 'main';
  const queries = useQueryClient();
  const students = useQuery(studentsQuery(of));
  const attempts = useQuery(attemptsQuery(of));
  const answer = attempts.data?.find((each) => each.exerciseProgressId === exerciseProgressId) ?? attempts.data?.[0];
  const textId = answer?.exerciseAnswerTextId ?? null;
  const set = useQuery({ ...correctionSetQuery(textId ?? 0), enabled: textId !== null });
  const courses = useCourses().data;
  const place = placeAmong(students.data ?? [], of.studentId);
  const student = students.data?.find(({ id }) => id === of.studentId);
  const lookedAt = useActiveStudent();
  const name = student?.name ?? answer?.studentName ?? '';
  const knownName = lookedAt?.id === of.studentId ? lookedAt.name : text.thePupil;
  const { previous, next } = place;
  const { squadId, exerciseId, year } = of;
  const isThere = set.data !== undefined;

  useEffect(() => {
    if (!isThere) return;
    for (const near of [next, previous])
      if (near) fetchAhead({ squadId, exerciseId, year, studentId: near.id }, near.exerciseAnswerTextId);
  }, [isThere, next, previous, squadId, exerciseId, year]);

  const goTo = (step: 1 | -1) => {
    const near = step > 0 ? next : previous;
    if (near) onStudent(near.id);
  };
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: attemptsQuery(of).queryKey });
    await queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
  };
  const remove = async (attempt: AnswerResult) => {
    const question = { title: text.confirmDelete, message: `<p>${text.confirmDeleteMessage(firstName(name))}</p>` };
    if (!(await confirm(question))) return;
    try {
      await client.deleteAttempt({ params: { id: attempt.exerciseProgressId } });
      showToast({ message: text.deleted, icon: 'removed' });
      if (attempt.exerciseProgressId === exerciseProgressId) onAttempt(undefined);
      await refresh();
    } catch (error) {
      // as the specification wants it: logged only (HW-21)
      console.error('An attempt could not be deleted', error);
    }
  };
  /** After the shown attempt is gone: the newest of the others, or nothing more to see (ANS-18). */
  const leave = async (gone: AnswerResult) => {
    const isLast = attempts.data?.every((each) => each.exerciseProgressId === gone.exerciseProgressId);
    if (isLast) onClose();
    else onAttempt(undefined);
    await refresh();
  };

  const course = courses?.find(({ productId }) => productId === answer?.productId);
  const facts = answer && [course?.title, answer.level, answer.category].filter(Boolean).join(' · ');
  const header = (end: ReactNode) => (
    <header className={s.top}>
      <a className="skip" href="#tekst">
        {text.skip}
      </a>
      <div className={s.topTask}>
        <IconButton label={text.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
        {answer && <CourseIcon productId={answer.productId} />}
        <div>
          <b>{answer?.title}</b>
          <small>{facts}</small>
        </div>
      </div>
      <h1 className="sr">{answer ? `${name}: ${answer.title}` : name}</h1>
      <PupilSwitcher name={name} currentId={of.studentId} place={place} onPupil={onStudent} />
      {end}
    </header>
  );
  const failed = attempts.isError || set.isError || students.isError;
  // what is reported to us where the answer, which has the title, is what could not be fetched
  const exercise = useQuery({ ...exerciseTitleQuery(exerciseId), enabled: failed && !answer }).data;
  const title = answer?.title ?? exercise;
  useEffect(() => {
    if (name) setActiveStudent({ id: of.studentId, name });
  }, [of.studentId, name]);
  return (
    <div className={markingStyle.marking} data-part="marking">
      <title>{answer ? text.title(name, answer.title) : 'Ordklar'}</title>
      {answer && set.data && students.data ? (
        <AnswerDesk
          key={set.data.exerciseAnswerTextId}
          answer={answer}
          attempts={attempts.data ?? []}
          set={set.data}
          students={students.data}
          year={year}
          mainTag={Main}
          header={header}
          onPupil={goTo}
          onStudent={onStudent}
          onAttempt={onAttempt}
          wantedQuestion={wantedQuestion}
          onWantQuestion={setWantedQuestion}
          onDeleteAttempt={(attempt) => void remove(attempt)}
          onReassigned={() => void leave(answer)}
          onEvaluation={(evaluation) => {
            queries.setQueryData(attemptsQuery(of).queryKey, (now) =>
              now?.map((each) =>
                each.exerciseProgressId === answer.exerciseProgressId
                  ? { ...each, answerEvaluation: evaluation, grade: evaluation?.grade ?? null }
                  : each,
              ),
            );
            void queries.invalidateQueries({ queryKey: studentsQuery(of).queryKey });
          }}
        />
      ) : answer && textId === null && students.data ? (
        <>
          {header(<div className={markingStyle.topEnd} />)}
          <PupilKeys onPupil={goTo} />
          <Main className={markingStyle.work} id="tekst" aria-label={text.viewer}>
            <AttemptsTable
              attempts={attempts.data ?? []}
              selectedId={answer.exerciseProgressId}
              marks={[]}
              onSelect={onAttempt}
              onDelete={(attempt) => void remove(attempt)}
            />
            <ReassignTools key={answer.exerciseProgressId} answer={answer} onReassigned={() => void leave(answer)} />
          </Main>
        </>
      ) : (
        <>
          {header(<div className={markingStyle.topEnd} />)}
          <PupilKeys onPupil={goTo} />
          <Main className={markingStyle.work} id="tekst">
            {failed ? (
              <>
                <ErrorState
                  message={text.fetchFailed(name || knownName, title ?? null)}
                  onRetry={() => {
                    void students.refetch();
                    void attempts.refetch();
                    if (textId !== null) void set.refetch();
                  }}
                />
                <FeedbackButton />
              </>
            ) : attempts.data?.length === 0 && students.data && !student ? (
              <EmptyState title={text.noTask}>{text.noTaskHint}</EmptyState>
            ) : attempts.data?.length === 0 && students.data ? (
              <EmptyState title={text.noHandIn(firstName(name))}>{text.noHandInHint}</EmptyState>
            ) : (
              <div className={classNames(paper.sheet, paper.sheetLined, markedText.marked)}>
                <Animation name="loading" />
                <p className="muted">{text.loading}</p>
                <LoadingRows rows={6} label={text.loading} />
              </div>
            )}
          </Main>
        </>
      )}
      <footer className={s.keys} aria-label={text.footerLabel}>
        {MARKING_KEYS.map(
          ({ caps, foot }) =>
            foot && (
              <span key={foot}>
                {caps.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
                {foot}
              </span>
            ),
        )}
      </footer>
    </div>
  );
}
