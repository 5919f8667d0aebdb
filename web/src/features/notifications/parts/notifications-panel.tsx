import { CLASS_SHARE, GROUP_SHARE } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DropdownPanel } from '../../../ui/overlays.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { useRefreshShares } from '../../sharing/index.ts';
import { notificationsText as text } from '../notifications.text.ts';
import { useNotificationList } from '../use-notification-list.ts';
import { NotificationRow } from './notification-row.tsx';
import s from './notifications-panel.module.css';

const TABS = {
  all: undefined,
  shares: [GROUP_SHARE, CLASS_SHARE],
  news: [1, 2, 6, 7, 8],
} as const;
type Tab = keyof typeof TABS;

const PANEL = 'notifikationer';
const WIDTH = 440;

function Head({ unread, onReadAll }: { unread: number; onReadAll: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={s.head}>
      <h2 ref={title} tabIndex={-1}>
        {text.title}
      </h2>
      {unread > 0 && (
        <Button look="quiet" onClick={onReadAll}>
          {text.readAll}
        </Button>
      )}
    </div>
  );
}

/** What has happened, the newest first, by kind; it can be read, answered and gone to. */
function List({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { isTeacher } = useCurrentUser();
  const [tab, setTab] = useState<Tab>('all');
  const list = useNotificationList(TABS[tab], unread);
  useRefreshShares(isTeacher);
  return (
    <div className={s.panel}>
      <Head unread={unread} onReadAll={() => void list.readAll()} />
      {isTeacher && (
        <Tabs
          label={text.kinds}
          panelId={PANEL}
          selected={tab}
          onSelect={setTab}
          tabs={(Object.keys(TABS) as Tab[]).map((id) => ({ id, label: text.tabs[id] }))}
        />
      )}
      <div id={PANEL} className={s.list} {...(isTeacher && { role: 'tabpanel', 'aria-labelledby': `${PANEL}-${tab}` })}>
        {list.failed && (
          <p className={s.failed} role="alert">
            {text.notRead}
          </p>
        )}
        {list.isPending ? (
          <LoadingRows label={text.loading} />
        ) : list.isError ? (
          <ErrorState message={text.failed} onRetry={list.retry} />
        ) : list.rows.length === 0 ? (
          <p className={s.none}>
            <b>{text.none}</b>
            {text.noneHelp}
          </p>
        ) : (
          <ul>
            {list.rows.map((row) => (
              <NotificationRow key={row.id} row={row} onRead={() => void list.read(row)} onGone={onClose} />
            ))}
          </ul>
        )}
        {list.hasMore && (
          <Button className={s.more} look="quiet" busy={list.isFetchingMore} onClick={list.more}>
            {text.more}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The list under the bell; on a phone as wide as the window. */
export function NotificationsPanel({
  anchor,
  open,
  onChange,
  unread,
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  unread: number;
}) {
  return (
    <DropdownPanel anchor={anchor} open={open} onChange={onChange} label={text.title} align="end" width={WIDTH}>
      <List unread={unread} onClose={() => onChange(false)} />
    </DropdownPanel>
  );
}
