import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { AddWord } from '../parts/add-word.tsx';
import { WordSearch } from '../parts/word-search.tsx';
import { WordTable } from '../parts/word-table.tsx';
import { schoolWordsQuery } from '../school-words.queries.ts';
import { schoolWordsText as text } from '../school-words.text.ts';
import { useChangeWords } from '../use-change-words.ts';
import s from '../school-words.module.css';

const PART = 'q';
const PAGE = 'side';

function Words({
  part,
  page,
  onGo,
  onShowAll,
  onRemove,
}: {
  part: string;
  page: number;
  onGo: (page: number) => void;
  onShowAll: () => void;
  onRemove: ReturnType<typeof useChangeWords>['remove'];
}) {
  const list = useQuery(schoolWordsQuery(part, page));
  if (list.isPending) return <LoadingRows rows={6} label={text.loading} />;
  if (list.isError) return <ErrorState message={text.failed} onRetry={() => void list.refetch()} />;
  const { words, total, pages } = list.data;
  if (total === 0 && part !== '')
    return (
      <EmptyState title={text.empty.none} action={<Button onClick={onShowAll}>{text.empty.showAll}</Button>}>
        {text.empty.noneText}
      </EmptyState>
    );
  if (total === 0) return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <>
      <p className={s.swCount} role="status">
        {part === '' ? text.count(total) : text.found(total, part)}
      </p>
      <WordTable words={words} onRemove={(word) => void onRemove(word)} />
      <Pager label={text.pager} page={Math.min(page, pages)} pages={pages} onGo={onGo} />
    </>
  );
}

/** The words that the school accepts in its pupils' texts (PD-23): to search, to add to and to prune. */
export default function SchoolWordsPage() {
  useTitle(text.title);
  const { isTeacher, institution } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const { add, remove } = useChangeWords();
  const part = params.get(PART) ?? '';
  const page = Math.max(1, Math.floor(Number(params.get(PAGE))) || 1);
  if (!isTeacher) return <Navigate to="/" replace />;
  const go = (next: { part: string; page?: number }) => {
    const to = { ...(next.part && { [PART]: next.part }), ...((next.page ?? 1) > 1 && { [PAGE]: String(next.page) }) };
    setParams(to, { preventScrollReset: next.page === undefined, replace: next.page === undefined });
  };
  return (
    <LeadPage title={text.title} lead={text.lead(institution)}>
      <div className={s.swTools}>
        <AddWord add={add} />
        <WordSearch part={part} onSearch={(next) => go({ part: next })} />
      </div>
      <Words
        part={part}
        page={page}
        onGo={(next) => go({ part, page: next })}
        onShowAll={() => go({ part: '' })}
        onRemove={remove}
      />
    </LeadPage>
  );
}
