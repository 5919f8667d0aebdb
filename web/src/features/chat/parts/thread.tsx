import type { ChatMessage, ChatRecipient } from '@ordklar/contract';
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { client } from '../../../lib/api/client.ts';
import { clockTime, daysFromToday, longDate } from '../../../lib/dates/danish-dates.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconArrowLeft, IconX } from '../../../ui/icons.ts';
import { Face } from '../../../ui/paper.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { chatText as text } from '../chat.text.ts';
import { type Outbox, type Outgoing, outboxOf } from '../outbox.ts';
import { useConversation } from '../use-conversation.ts';
import { MessageBox } from './message-box.tsx';
import s from './thread.module.css';

const isSameDay = (one: number, other: number) => daysFromToday(one, other) === 0;

async function report(message: ChatMessage): Promise<void> {
  if (!(await confirm(text.askReport))) return;
  try {
    await client.reportMessage({ params: { id: message.id } });
    showToast({ type: 'success', message: text.reported });
  } catch {
    showErrorToast();
  }
}

function Message({ message, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  return (
    <li className={classNames(s.message, isOwn && s.isOwn)}>
      <p>{message.message}</p>
      <small>
        {clockTime(message.created).replace('kl. ', '')}
        {isOwn && message.readAt !== null && ` · ${text.read}`}
        {!isOwn && (
          <button type="button" aria-label={text.reportOf(message.message)} onClick={() => void report(message)}>
            {text.report}
          </button>
        )}
      </small>
    </li>
  );
}

/** A message that the server does not have yet, and why. */
function Waiting({ outgoing, outbox }: { outgoing: Outgoing; outbox: Outbox }) {
  const { refusal } = outgoing;
  return (
    <li className={classNames(s.message, s.isOwn, s.isWaiting)}>
      <p>{outgoing.message}</p>
      <small role={refusal === null ? undefined : 'alert'}>
        {refusal === null ? (navigator.onLine ? text.sending : text.waiting) : `${text.refused}: ${refusal}`}
        {refusal !== null && (
          <button type="button" onClick={() => outbox.discard(outgoing.key)}>
            {text.discard}
          </button>
        )}
      </small>
    </li>
  );
}

function Messages({
  messages,
  waiting,
  other,
  firstUnread,
  outbox,
}: {
  messages: readonly ChatMessage[];
  waiting: readonly Outgoing[];
  other: ChatRecipient;
  firstUnread: number | null;
  outbox: Outbox;
}) {
  return (
    <div role="log" aria-label={text.title}>
      <ol className={s.messages}>
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = before === undefined || !isSameDay(before.created, message.created);
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={s.between}>{longDate(message.created)}</li>}
              {message.id === firstUnread && <li className={classNames(s.between, s.fresh)}>{text.fresh}</li>}
              <Message message={message} isOwn={message.from_user !== other.user_id} />
            </Fragment>
          );
        })}
        {waiting.map((outgoing) => (
          <Waiting key={outgoing.key} outgoing={outgoing} outbox={outbox} />
        ))}
      </ol>
    </div>
  );
}

function Head({ other, group, onBack, onClose }: ThreadProps) {
  return (
    <div className={s.head}>
      <IconButton label={text.back} className={s.back} onClick={onBack}>
        <IconArrowLeft aria-hidden="true" />
      </IconButton>
      <Face name={other.public_name} />
      <div>
        <h3>{other.public_name}</h3>
        <p>{group}</p>
      </div>
      <IconButton label={text.close} onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** What has been written, with what is on its way, scrolled to the newest. */
function Conversation({ other, outbox, waiting }: { other: ChatRecipient; outbox: Outbox; waiting: Outgoing[] }) {
  const conversation = useConversation(other.user_id, outbox);
  const { messages, isPending, isError } = conversation;
  const [isFetching, setFetching] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const newest = waiting.at(-1)?.key ?? messages.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest]);
  const loadEarlier = async () => {
    setFetching(true);
    await conversation.loadEarlier();
    setFetching(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reached by the keyboard
    <div className={s.scroll} tabIndex={0} role="region" aria-label={text.with(other.public_name)}>
      {isPending && <LoadingRows label={text.loading} />}
      {isError && (
        <p className={s.none} role="alert">
          {text.failed}
        </p>
      )}
      {conversation.hasEarlier && (
        <Button look="quiet" busy={isFetching} onClick={() => void loadEarlier()}>
          {text.earlier}
        </Button>
      )}
      {!isPending && !isError && messages.length + waiting.length === 0 && (
        <p className={s.none}>{other.is_open ? text.empty(other.public_name) : text.emptyClosed}</p>
      )}
      <Messages
        messages={messages}
        waiting={waiting}
        other={other}
        firstUnread={conversation.firstUnread}
        outbox={outbox}
      />
      <div ref={end} />
    </div>
  );
}

interface ThreadProps {
  other: ChatRecipient;
  group: string;
  userId: number;
  onBack: () => void;
  onClose: () => void;
}

/** The conversation with one person, and the box to write in (CHAT-05, CHAT-06). */
export function Thread(props: ThreadProps) {
  const { other, userId } = props;
  const outbox = outboxOf(userId);
  const outgoing = useSyncExternalStore(outbox.listen, outbox.read);
  const waiting = outgoing.filter(({ to }) => to === other.user_id);
  return (
    <section className={s.thread} aria-label={other.public_name}>
      <Head {...props} />
      <Conversation other={other} outbox={outbox} waiting={waiting} />
      {other.is_open ? (
        <MessageBox
          name={other.public_name}
          place={`${userId}-${other.user_id}`}
          isSending={waiting.some(({ refusal }) => refusal === null)}
          onSend={(message) => outbox.add(other.user_id, message)}
        />
      ) : (
        <p className={s.closed}>{other.squad_id === null ? text.hasLeft : text.isClosed}</p>
      )}
    </section>
  );
}
