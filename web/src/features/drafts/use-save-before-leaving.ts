import { useEffect } from 'react';
import { flushKeepers, hasUnsavedDraft } from './keepers.ts';

/** What else a screen saves, beside drafts. */
interface Also {
  save: () => Promise<unknown>;
  hasUnsaved: () => boolean;
}
const NOTHING: Also = { save: () => Promise.resolve(), hasUnsaved: () => false };

/** Saves before the page goes away or is hidden, and again when the connection is back; warns while something waits. `also` must not change. */
export function useSaveBeforeLeaving(also: Also = NOTHING): void {
  useEffect(() => {
    const save = () => void Promise.all([flushKeepers(), also.save()]);
    const hide = () => document.visibilityState === 'hidden' && save();
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedDraft() && !also.hasUnsaved()) return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      save();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [also]);
}
