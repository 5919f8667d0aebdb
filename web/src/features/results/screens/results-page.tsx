import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Animation } from '../../../ui/animation.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { developmentQuery } from '../development/development.queries.ts';
import { developmentText } from '../development/development.text.ts';
import { Development } from '../development/development.tsx';
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

/** The pupil's own development; what is handed in below it stands whether or not it can be fetched. */
function Growth({ name }: { name: string }) {
  const development = useQuery(developmentQuery);
  if (development.isPending) return <LoadingRows rows={5} label={developmentText.loading} />;
  if (development.isError)
    return <ErrorState message={developmentText.failed} onRetry={() => void development.refetch()} />;
  const { handedIn, texts } = development.data;
  return (
    <>
      <p className={s.lead}>{developmentText.lead(handedIn, texts, name)}</p>
      <Development development={development.data} />
    </>
  );
}

/** The pupil's 'Resultater': what went better, error types, the next step and tests; then everything handed in, newest first. */
export default function ResultsPage() {
  useTitle(text.title);
  const { isTeacher, name } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get(PARAM))) || 1);
  // a teacher's results are other tables, at the class
  if (isTeacher) return <Navigate to="/resultater/klasse" replace />;
  return (
    <main className={classNames('page', resultsStyle.page)} id="indhold" tabIndex={-1}>
      <div className={s.head}>
        <h1>{text.title}</h1>
      </div>
      {page === 1 && <Growth name={name.split(' ')[0] ?? name} />}
      <section className={s.list} aria-labelledby="handed-in-h">
        <h2 id="handed-in-h">{developmentText.handedIn}</h2>
        <Handed page={page} onGo={(next) => setParams(next === 1 ? {} : { [PARAM]: String(next) })} />
      </section>
    </main>
  );
}
