import type { ReportedMessage } from '@ordklar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { reportsText as text } from '../chat.text.ts';
import s from './reports-page.module.css';

const KEY = ['chat-reports'];
const at = (seconds: number) => longDate(seconds, { time: true });

function Row({ row, onHandle, busy }: { row: ReportedMessage; onHandle: (isHandled: boolean) => void; busy: boolean }) {
  const isHandled = row.handled !== null;
  return (
    <li>
      <div>
        <b>{text.to(row.from.name, row.to.name)}</b>
        <blockquote>{row.message}</blockquote>
        <small>{text.when(at(row.created), at(row.reported))}</small>
        {row.handled !== null && <small>{text.handled(row.handledByName ?? text.somebody, at(row.handled))}</small>}
      </div>
      <Button look={isHandled ? 'quiet' : 'line'} busy={busy} onClick={() => onHandle(!isHandled)}>
        {isHandled ? text.reopen : text.handle}
      </Button>
    </li>
  );
}

/** Messages that were reported to the school (PD-32: who reads them is logged, so nothing is fetched twice unasked). */
export default function ReportsPage() {
  useTitle(text.title);
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.reportedMessages({ signal }),
    refetchOnWindowFocus: false,
  });
  const handle = useMutation({
    mutationFn: ({ id, isHandled }: { id: number; isHandled: boolean }) =>
      client.handleReport({ params: { id }, body: { isHandled } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: () => showErrorToast(),
  });
  return (
    <LeadPage title={text.title} lead={text.lead} back={<BackLink to="/skole">{text.back}</BackLink>}>
      {list.isPending && <LoadingRows />}
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <EmptyState title={text.none}>{text.noneHelp}</EmptyState>}
      <ul className={s.list}>
        {list.data?.map((row) => (
          <Row
            key={row.id}
            row={row}
            busy={handle.isPending && handle.variables.id === row.id}
            onHandle={(isHandled) => handle.mutate({ id: row.id, isHandled })}
          />
        ))}
      </ul>
    </LeadPage>
  );
}
