import type { Announcement } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { notificationsKey } from '../notifications.queries.ts';
import { announcementsText as text } from '../notifications.text.ts';
import { NewAnnouncement } from '../parts/new-announcement.tsx';
import s from './announcements.module.css';

const stateAt = ({ from, to }: Announcement, now: number) =>
  from > now ? 'coming' : to !== null && to <= now ? 'over' : 'running';

function Row({ row, now, onWithdraw }: { row: Announcement; now: number; onWithdraw: () => void }) {
  const state = stateAt(row, now);
  return (
    <li>
      <div>
        <b>{row.title}</b> <Tag tone={state === 'running' ? 'good' : 'plain'}>{text.state[state]}</Tag>
        {row.text && <p>{row.text}</p>}
        <small>
          {text.audiences[row.audience]} · {text.types[row.type]} ·{' '}
          {text.period(longDate(row.from, { time: true }), row.to === null ? null : longDate(row.to, { time: true }))}
        </small>
      </div>
      <IconButton label={text.withdraw(row.title)} onClick={onWithdraw}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Where editors announce something to teachers and pupils, and see their announcements. */
export default function AnnouncementsPage() {
  useTitle(text.title);
  const queries = useQueryClient();
  const clock = useNow();
  const list = useQuery({
    queryKey: [...notificationsKey, 'announcements'],
    queryFn: ({ signal }) => client.announcements({ signal }),
  });
  // what has begun since the clock last moved is shown as begun at once
  const now = Math.max(clock, list.dataUpdatedAt / 1000);
  const withdraw = async ({ id }: Announcement) => {
    if (!(await confirm(text.askWithdraw))) return;
    try {
      await client.withdrawAnnouncement({ params: { id } });
      showToast({ type: 'success', icon: 'removed', message: text.withdrawn });
    } catch {
      showErrorToast();
    }
    await queries.invalidateQueries({ queryKey: notificationsKey });
  };
  return (
    <LeadPage
      title={text.title}
      lead={text.lead}
      back={<BackLink to="/redaktion">{text.back}</BackLink>}
      className={s.page}
    >
      <section aria-labelledby="ny">
        <h2 id="ny">{text.newOne}</h2>
        <NewAnnouncement />
      </section>
      <section aria-labelledby="udgivet">
        <h2 id="udgivet">{text.list}</h2>
        {list.isPending && <LoadingRows />}
        {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState title={text.none} />}
        <ul className={s.list}>
          {list.data?.map((row) => (
            <Row key={row.id} row={row} now={now} onWithdraw={() => void withdraw(row)} />
          ))}
        </ul>
      </section>
    </LeadPage>
  );
}
