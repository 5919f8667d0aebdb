import type { OwnSession } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.sessions;

/** Where one is logged in, and the way out of each other place. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const queries = useQueryClient();
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
        {sessions.map((session) => (
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
      {sessions.length > 2 && <Button onClick={() => void endAll()}>{text.endAll}</Button>}
    </>
  );
}
