import { MAX_MESSAGE } from '@ordklar/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keptPlace } from '../../../lib/saving/kept.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/field.tsx';
import { IconSend } from '../../../ui/icons.ts';
import { chatText as text } from '../chat.text.ts';
import s from './thread.module.css';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Enter alone, and not one that ends a composed letter. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** What is written and not sent, kept in the browser under `place`. */
function useDraft(place: string) {
  const kept = keptPlace(`ordklar-chat-draft-${place}`, isText);
  const [written, setWritten] = useState(() => kept.read() ?? '');
  const write = (next: string) => {
    setWritten(next);
    kept.keep(next === '' ? null : next);
  };
  return [written, write] as const;
}

function Counter({ length }: { length: number }) {
  return (
    <p>
      <span className={classNames('num', length > MAX_MESSAGE && s.over)}>{text.count(length, MAX_MESSAGE)}</span>
      <span>{text.enter}</span>
    </p>
  );
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. What is not sent is kept in the browser (CHAT-08). */
export function MessageBox({
  name,
  place,
  isSending,
  onSend,
}: {
  name: string;
  /** Names the conversation among what the browser keeps. */
  place: string;
  isSending: boolean;
  onSend: (message: string) => void;
}) {
  const [written, write] = useDraft(place);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const message = written.trim();
  const maySend = message !== '' && message.length <= MAX_MESSAGE && !isSending;
  const send = () => {
    if (!maySend) return;
    onSend(message);
    write('');
    field.current?.focus();
  };
  return (
    <form
      className={s.write}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        className={s.field}
        label={<span className="sr">{text.field(name)}</span>}
        placeholder={text.field(name)}
        rows={Math.min(5, Math.max(1, Math.ceil(written.length / 40)))}
        // what is pasted is kept whole, and said to be too long: nothing disappears without a word
        error={message.length > MAX_MESSAGE ? text.tooLong(message.length - MAX_MESSAGE, MAX_MESSAGE) : undefined}
        value={written}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <IconButton
        type="submit"
        label={text.send}
        className={s.send}
        disabled={!maySend}
        aria-busy={isSending || undefined}
      >
        <IconSend aria-hidden="true" />
      </IconButton>
      <Counter length={written.length} />
    </form>
  );
}
