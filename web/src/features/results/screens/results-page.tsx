import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Animation } from '../../../ui/animation.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { ResultRow } from '../parts/result-row.tsx';
import { handedInQuery } from '../results.queries.ts';
import { resultsText as text } from '../results.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Pager } from '../../../ui/pager.tsx';
import resultsStyle from '../results.module.css';
import s from './results-page.module.css';

const PARAM = 'side';

function Handed({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const results = useQuery(handedInQuery(page));
  if (results.isPending) return <LoadingRows rows={4} label={text.loading} />;
  if (results.isError) return <ErrorState message={text.listFailed} onRetry={() => void results.refetch()} />;
  const { homework, total, pages } = results.data;
  if (total === 0)
    return (
      <EmptyState
        title={text.empty.title}
        drawing={<Animation name="bars" />}
        action={
          <Link className={buttonClass('line')} to="/lektier">
            {text.empty.toHomework}
          </Link>
        }
      >
        {text.empty.text}
      </EmptyState>
    );
  return (
    <>
      {homework.map((task) => (
        <ResultRow key={task.homeworkId} task={task} />
      ))}
      <Pager label={text.list.pager} page={page} pages={pages} onGo={onGo} />
    </>
  );
}

/** The pupil's 'Resultater': everything handed in, newest first, with where it stands and the grade that may be seen. */
export default function ResultsPage() {
  useTitle(text.title);
  const { isTeacher } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get(PARAM))) || 1);
  // a teacher's results are other tables, at the class
  if (isTeacher) return <Navigate to="/" replace />;
  return (
    <main className={classNames('page', resultsStyle.page)} id="indhold" tabIndex={-1}>
      <div className={resultsStyle.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <div className={s.list}>
        <Handed page={page} onGo={(next) => setParams(next === 1 ? {} : { [PARAM]: String(next) })} />
      </div>
    </main>
  );
}
