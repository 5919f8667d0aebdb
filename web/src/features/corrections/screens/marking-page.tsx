import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { studentsQuery } from '../corrections.queries.ts';
import { MarkingView } from '../marking/marking-view.tsx';
import { markingText as text } from '../marking/marking.text.ts';
import { markingPath, QUESTION_PARAM } from '../marking-path.ts';
import s from '../marking/marking.module.css';

/** Where one came from when there is no page to go back to. */
const HOME = '/opgaver';

/**
 * /opgaver/retning/{class}/{exercise}/{pupil}?aar=2026&udgave=17: the marking view; without a pupil the first text that
 * waits, with `spoergsmaal` at the pupil's first unanswered question.
 */
export default function MarkingPage() {
  const params = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [thisYear] = useState(() => schoolYearOf(Date.now() / 1000));
  const year = Number(search.get('aar')) || thisYear;
  const of = { squadId: Number(params.squadId), exerciseId: Number(params.exerciseId), year };
  const studentId = params.studentId === undefined ? undefined : Number(params.studentId);
  const students = useQuery({ ...studentsQuery(of), enabled: studentId === undefined });
  const handedIn = students.data?.filter(({ exerciseProgressId }) => exerciseProgressId !== null);
  const first = handedIn?.find(({ marking }) => marking !== 'ready') ?? handedIn?.[0];

  useEffect(() => {
    if (studentId === undefined && first)
      void navigate(markingPath({ squadId: of.squadId, exerciseId: of.exerciseId, year, studentId: first.id }), {
        replace: true,
      });
  }, [studentId, first, navigate, of.squadId, of.exerciseId, year]);

  const close = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(HOME));
  if (studentId === undefined)
    return (
      <main className={s.work} id="indhold">
        {students.isError && <ErrorState message={students.error.message} onRetry={() => void students.refetch()} />}
        {handedIn?.length === 0 && (
          <EmptyState title={text.nobody} action={<Button onClick={close}>{text.back}</Button>}>
            {text.nobodyHint}
          </EmptyState>
        )}
        {students.isPending && <LoadingRows label={text.loading} />}
      </main>
    );
  const attempt = Number(search.get('udgave')) || undefined;
  return (
    <MarkingView
      {...of}
      studentId={studentId}
      exerciseProgressId={attempt}
      atQuestion={search.has(QUESTION_PARAM)}
      // pupils replace each other in the history, so that closing goes back to where one came from
      onStudent={(id) => void navigate(markingPath({ ...of, studentId: id }), { replace: true })}
      onAttempt={(id) =>
        setSearch(
          (now) => {
            const next = new URLSearchParams(now);
            if (id === undefined) next.delete('udgave');
            else next.set('udgave', String(id));
            return next;
          },
          { replace: true },
        )
      }
      onClose={close}
    />
  );
}
