import type { RosterImport } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { deadlineInSentence, longDate } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { readRefusal } from '../../../lib/form/refusal.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { rosterImportsQuery } from '../roster-import.queries.ts';
import { rosterImportText as text } from '../roster-import.text.ts';
import s from '../roster-import.module.css';

function ImportRow({ one }: { one: RosterImport }) {
  const queries = useQueryClient();
  const now = useNow();
  const { fileName, undoableUntil, undoneAt } = one;
  const undo = async () => {
    try {
      const { kept } = await client.undoRosterImport({ params: { id: one.id } });
      showToast({ message: text.undoDone(kept) });
    } catch (error) {
      showErrorToast(readRefusal(error, []).failure);
    }
    await queries.invalidateQueries();
  };
  return (
    <li>
      <div>
        <b>{fileName}</b>
        <div>{text.sums(one.newPeople, one.changed, one.leavers)}</div>
        <small>
          {longDate(one.at, { time: true })} · {text.by(one.by)}
          {undoneAt !== null && ` · ${text.undone(deadlineInSentence(undoneAt, now))}`}
          {undoableUntil !== null && ` · ${text.until(deadlineInSentence(undoableUntil, now))}`}
        </small>
      </div>
      {undoableUntil !== null && undoableUntil > now && (
        <Button look="line" aria-label={text.undoOf(fileName)} onClick={() => void undo()}>
          {text.undo}
        </Button>
      )}
    </li>
  );
}

/** The latest imports, the newest with the way back for a day. */
export function ImportList() {
  const { data, isPending, isError, refetch } = useQuery(rosterImportsQuery);
  return (
    <section className={s.latest} aria-labelledby="seneste">
      <h2 id="seneste">{text.latest}</h2>
      {isPending && <LoadingRows rows={2} />}
      {isError && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{text.none}</p>}
      <ul className={s.imports}>
        {data?.map((one) => (
          <ImportRow key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}
