import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../../ui/button.tsx';
import { IconBell } from '../../../ui/icons.ts';
import { useLoadedPanel } from '../../../ui/use-loaded-panel.ts';
import { unreadQuery } from '../notifications.queries.ts';
import { notificationsText as text } from '../notifications.text.ts';
import { useReadState } from '../read-state.ts';

// every page has the bell, and few open it
const loadPanel = () => import('./notifications-panel.tsx');

/** The bell in the top bar: how many are not read, and the list under it. */
export function NotificationsTool() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const { panel, place, opener } = useLoadedPanel(loadPanel, { ahead: true });
  useReadState();
  return (
    <>
      <IconButton label={text.open(unread)} badge={unread} {...opener}>
        <IconBell aria-hidden="true" />
      </IconButton>
      {panel && <panel.NotificationsPanel {...place} unread={unread} />}
    </>
  );
}
