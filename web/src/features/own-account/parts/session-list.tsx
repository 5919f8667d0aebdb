import type { OwnSession } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.sessions;
/** Whoever never logs out has hundreds, and the newest are those that one knows. */
const SHOWN = 6;

/** Where one is logged in, and the way out of each other place. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const queries = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  // this one first, and the others as the server has them: the newest first
  const all = sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const end = async (call: () => Promise<string>) => {
    try {
      showToast({ message: await call() });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
  };
  const endOne = ({ id, device }: OwnSession) =>
    end(async () => {
      await client.endSession({ params: { id } });
      return text.ended(device);
    });
  const endAll = () => end(async () => text.endedAll((await client.endOtherSessions()).ended));
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
              <Button aria-label={text.endOf(session.device, when(session))} onClick={() => void endOne(session)}>
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
        {sessions.length > 2 && <Button onClick={() => void endAll()}>{text.endAll}</Button>}
      </div>
    </>
  );
}
