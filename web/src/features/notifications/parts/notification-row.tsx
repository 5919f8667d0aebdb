import { NOTIFICATION_TYPES, type Notification } from '@ordklar/contract';
import { Link } from 'react-router';
import { deadlineWords } from '../../../lib/dates/danish-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconFileText, IconHandClick, IconInfoCircle, IconPencil, IconShare3, IconUsers } from '../../../ui/icons.ts';
import { ShareAnswer } from '../../sharing/index.ts';
import { notificationsText as text } from '../notifications.text.ts';
import s from './notifications-panel.module.css';

type Look = [Icon: typeof IconUsers, color: string];

/** The sign and colour of each type. */
const LOOKS: Record<Notification['type'], Look> = {
  [NOTIFICATION_TYPES.announcement]: [IconInfoCircle, 'var(--accent)'],
  [NOTIFICATION_TYPES.sale]: [IconInfoCircle, 'var(--wait)'],
  [NOTIFICATION_TYPES.info]: [IconFileText, 'var(--mark-grammar)'],
  [NOTIFICATION_TYPES.groupShare]: [IconUsers, 'var(--mark-grammar)'],
  [NOTIFICATION_TYPES.classShare]: [IconShare3, 'var(--mark-grammar)'],
  [NOTIFICATION_TYPES.targetedPopup]: [IconHandClick, 'var(--mark-confusion)'],
  [NOTIFICATION_TYPES.globalAnnouncement]: [IconInfoCircle, 'var(--bad)'],
  [NOTIFICATION_TYPES.textCorrectionNews]: [IconPencil, 'var(--warm-ink)'],
};

/** One notification: what it tells, where it leads, and the answer that it waits for. */
export function NotificationRow({
  row,
  onRead,
  onGone,
}: {
  row: Notification;
  onRead: () => void;
  /** The person goes where it leads. */
  onGone: () => void;
}) {
  const [Icon, color] = LOOKS[row.type];
  const isUnread = row.readAt === null;
  return (
    <li className={classNames(s.row, isUnread && s.isUnread)}>
      <span className={s.sign} style={{ background: color }}>
        <Icon aria-hidden="true" />
      </span>
      <div className={s.words}>
        <b>
          {row.link === null ? (
            row.title
          ) : (
            <Link
              to={row.link}
              onClick={() => {
                onRead();
                onGone();
              }}
            >
              {row.title}
            </Link>
          )}
        </b>
        {row.text && <p>{row.text}</p>}
        {row.shareId !== null && <ShareAnswer shareId={row.shareId} />}
        <small>{deadlineWords(row.created)}</small>
      </div>
      {isUnread && (
        <button
          type="button"
          className={s.dot}
          aria-label={text.markRead(row.title)}
          title={text.unread}
          onClick={onRead}
        />
      )}
    </li>
  );
}
