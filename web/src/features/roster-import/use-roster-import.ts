import { ApiProblem, type RosterPlan } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { readRefusal } from '../../lib/form/refusal.ts';
import { showToast } from '../../lib/toasts/toast-store.ts';
import { rosterImportText as text } from './roster-import.text.ts';

/** A file that was chosen, and what it would change. */
interface Chosen {
  file: File;
  plan: RosterPlan;
}

/** A file of people on its way: chosen, its plan shown, then taken in or discarded. Nothing is lost when a call fails. */
export function useRosterImport() {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [failure, setFailure] = useState('');
  /** The school or the file is another by now than when the plan was shown. */
  const [isStale, setStale] = useState(false);

  const attempt = async (what: 'reading' | 'importing', sentence: string, work: () => Promise<void>) => {
    setBusy(what);
    setFailure('');
    setStale(false);
    try {
      await work();
    } catch (error) {
      setFailure(readRefusal(error, [], sentence).failure);
      setStale(error instanceof ApiProblem && error.code === 'stale-roster');
    } finally {
      setBusy(undefined);
    }
  };
  const choose = (file: File | undefined) =>
    file &&
    attempt('reading', text.notRead, async () => {
      setChosen(undefined);
      setChosen({ file, plan: await client.planRoster({ form: {}, files: [file] }) });
    });
  const confirm = (absent: 'stay' | 'leave') =>
    chosen &&
    attempt('importing', text.notDone, async () => {
      const { file, plan } = chosen;
      await client.importRoster({ form: { fingerprint: plan.fingerprint, absent }, files: [file] });
      setChosen(undefined);
      showToast({ message: text.done });
      await queries.invalidateQueries();
    });
  const cancel = () => {
    setChosen(undefined);
    setFailure('');
  };
  return { chosen, busy, failure, isStale, choose, confirm, cancel };
}
export type RosterImporting = ReturnType<typeof useRosterImport>;
