import { useEffect } from 'react';
import { flushAll, hasUnsaved } from './unsaved.ts';

/** Saves before the page goes away or is hidden, and again when the connection is back; warns while something waits. */
export function useSaveBeforeLeaving(): void {
  useEffect(() => {
    const save = () => void flushAll();
    const hide = () => document.visibilityState === 'hidden' && save();
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved()) return;
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
  }, []);
}
