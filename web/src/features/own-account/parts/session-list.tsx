import type { OwnSession } from '@ordklar/contract';
import { useState } from 'react';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { useEndSessions } from '../use-end-sessions.ts';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.sessions;
/** Whoever never logs out has hundreds, and the newest are those that one knows. */
const SHOWN = 6;

/** Where one is logged in, and the way out of each other place, by the password. */
export function SessionList({ sessions, hasPassword }: { sessions: readonly OwnSession[]; hasPassword: boolean }) {
  const [isWhole, setWhole] = useState(false);
  // this one first, and the others as the server has them: the newest first
  const all = sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const end = useEndSessions(hasPassword);
  const when = ({ startedAt }: OwnSession) => longDate(startedAt, { time: true });
  return (
    <>
      <ul className={s.sessions}>
        {shown.map((session) => (
          <li key={session.id}>
            <span>
              <b>{session.device}</b>
              <small>{session.isThis ? text.here : text.since(when(session))}</small>
            </span>
            {!session.isThis && (
              <Button aria-label={text.endOf(session.device, when(session))} onClick={() => void end(session)}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={s.ofAll}>
        {shown.length < sessions.length && (
          <Button look="quiet" onClick={() => setWhole(true)}>
            {text.all(sessions.length)}
          </Button>
        )}
        {sessions.length > 2 && <Button onClick={() => void end(null)}>{text.endAll}</Button>}
      </div>
    </>
  );
}
