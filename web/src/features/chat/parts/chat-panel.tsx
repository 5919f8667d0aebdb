import type { ChatRecipient } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/button.tsx';
import { IconX } from '../../../ui/icons.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { chatKey, logged } from '../chat.queries.ts';
import { chatText as text } from '../chat.text.ts';
import { outboxOf } from '../outbox.ts';
import { RecipientList } from './recipient-list.tsx';
import { Thread } from './thread.tsx';
import s from './chat-panel.module.css';

/** Sends what waits in the browser, also where the chat is not opened. */
export function ChatOutbox({ userId }: { userId: number }) {
  useEffect(() => void outboxOf(userId), [userId]);
  return null;
}

/** How soon what could not be fetched is asked for again, in ms. */
const RETRY_MS = 5000;

/** Who can be written to, by class; asked for when the chat is opened, and when somebody new has written. */
function useRecipients(unread: readonly number[]) {
  return useQuery({
    queryKey: [...chatKey, 'recipients', ...unread],
    queryFn: ({ signal }) => logged('fetch recipients', signal, () => client.chatRecipients({ signal })),
    placeholderData: (before) => before,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
}

/** Escape in the element closes it. */
function useClosedByEscape(close: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, []);
  return element;
}

function NobodyChosen({ onClose }: { onClose: () => void }) {
  return (
    <div className={s.choose}>
      <IconButton label={text.close} onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
      <p>{text.choose}</p>
    </div>
  );
}

/** The chat, open: conversations on the left, the chosen one on the right; on a phone one at a time (CHAT-01, CHAT-04). */
export function ChatPanel({ unread, onClose }: { unread: readonly number[]; onClose: () => void }) {
  const { id: userId, isTeacher } = useCurrentUser();
  const recipients = useRecipients(unread);
  const [chosen, setChosen] = useState<{ userId: number; group: string } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const all = Object.entries(recipients.data ?? {});
  const other: ChatRecipient | undefined = all
    .find(([group]) => group === chosen?.group)?.[1]
    .find(({ user_id }) => user_id === chosen?.userId);
  const panel = useClosedByEscape(onClose);
  return (
    <div className={s.chat} role="dialog" aria-label={text.title} ref={panel}>
      <section className={classNames(s.list, other && s.isBehind)} aria-label={text.list}>
        <div className={s.head}>
          <h2 ref={title} tabIndex={-1}>
            {text.title}
          </h2>
          <IconButton label={text.close} onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        {recipients.isPending ? (
          <LoadingRows label={text.loading} />
        ) : recipients.isError ? (
          <p className={s.none} role="alert">
            {text.failed}
          </p>
        ) : (
          <RecipientList
            groups={all}
            unread={unread}
            chosen={chosen}
            userId={userId}
            isTeacher={isTeacher}
            onChoose={(group, one) => setChosen({ group, userId: one.user_id })}
          />
        )}
      </section>
      {other && chosen ? (
        <Thread
          key={other.user_id}
          other={other}
          group={chosen.group}
          userId={userId}
          onBack={() => setChosen(null)}
          onClose={onClose}
        />
      ) : (
        <NobodyChosen onClose={onClose} />
      )}
    </div>
  );
}
