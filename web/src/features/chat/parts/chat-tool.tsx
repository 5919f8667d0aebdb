import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { IconMessage2, IconX } from '../../../ui/icons.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useFetchedAhead } from '../../../ui/use-loaded-panel.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { unreadSendersQuery } from '../chat.queries.ts';
import { chatText as text } from '../chat.text.ts';
import s from './chat-tool.module.css';

// every page has the button, and few open it
const loadPanel = () => import('./chat-panel.tsx');

/** Whether a message that could not be sent waits in the browser: then it is sent without the chat's being opened. */
const hasKept = (userId: number): boolean => {
  try {
    return localStorage.getItem(`ordklar-chat-outbox-${userId}`) !== null;
  } catch {
    return false;
  }
};

function Button({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(() => hasKept(userId));
  const { data: unread = [] } = useQuery(unreadSendersQuery(isOpen));
  useFetchedAhead(loadPanel);
  const panel = useLoaded(loadPanel, isOpen || isNear, () => {
    // so that the next press asks for it again
    setOpen(false);
    setNear(false);
  });
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={s.corner}
        data-part="chat"
        aria-label={isOpen ? text.close : text.open(unread.length)}
        title={isOpen ? text.close : text.title}
        aria-expanded={isOpen}
        ref={button}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
      >
        {isOpen ? <IconX aria-hidden="true" /> : <IconMessage2 aria-hidden="true" />}
        {unread.length > 0 && !isOpen && <span className={s.dot} />}
      </button>
      {panel && <panel.ChatOutbox userId={userId} />}
      {panel && isOpen && <panel.ChatPanel unread={unread} onClose={close} />}
    </>
  );
}

/** The round button lower right, for those who can write to each other: teachers and pupils (CHAT-01, CHAT-02). */
export function ChatTool() {
  const { id, isTeacher, roles } = useCurrentUser();
  return isTeacher || roles.includes('student') ? <Button userId={id} /> : null;
}
