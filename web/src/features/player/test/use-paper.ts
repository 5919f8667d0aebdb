import type { TestPaper } from '@ordklar/contract';
import { useState } from 'react';
import { isGone, isRefusal } from '../../../lib/saving/save-state.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { playerText } from '../player.text.ts';
import type { TestBackend } from './test-backend.ts';

/** The test as the server last showed it, and asking the server for what changes it. */
export function usePaper(first: TestPaper, backend: TestBackend) {
  const [paper, setPaper] = useState(first);
  const [busy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);

  async function look(): Promise<void> {
    const found = await backend.look().catch(() => null);
    if (found) setPaper(found);
  }

  /** Does a thing that needs the net, and says where it cannot be done. */
  async function ask(call: () => Promise<TestPaper>): Promise<boolean> {
    setBusy(true);
    try {
      setPaper(await call());
      setOffline(false);
      return true;
    } catch (error) {
      if (isGone(error) && backend.gone) backend.gone();
      else if (isRefusal(error)) {
        showErrorToast(error.message);
        if (error.code !== 'not-found') void look();
      } else {
        setOffline(true);
        showErrorToast(playerText.test.noNet);
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { paper, busy, isOffline, setOffline, look, ask };
}
