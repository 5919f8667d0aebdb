import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { IconBell } from '../../../ui/icons.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { unreadQuery } from '../notifications.queries.ts';
import { notificationsText as text } from '../notifications.text.ts';
import { useReadState } from '../read-state.ts';

// every page has the bell, and few open it
const loadPanel = () => import('./notifications-panel.tsx');

/** The bell in the top bar: how many are not read, and the list under it. */
export function NotificationsTool() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const panel = useLoaded(loadPanel, open || isNear);
  useReadState();
  return (
    <>
      <IconButton
        label={text.open(unread)}
        badge={unread}
        aria-haspopup="dialog"
        aria-expanded={open}
        ref={setButton}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
      >
        <IconBell aria-hidden="true" />
      </IconButton>
      {panel && <panel.NotificationsPanel anchor={button} open={open} onChange={setOpen} unread={unread} />}
    </>
  );
}
