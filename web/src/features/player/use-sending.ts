import { useEffect } from 'react';
import { flushedWithAll } from '../../lib/saving/unsaved.ts';

/** Sends what an earlier page could not, at once when the net is back or one logs out, and nothing by itself when the screen is left. */
export function useSending({ flush, stop }: { flush: () => Promise<boolean>; stop: () => void }): void {
  useEffect(() => {
    const send = () => void flush();
    send();
    const stopFlushing = flushedWithAll(flush);
    addEventListener('online', send);
    return () => {
      stop();
      stopFlushing();
      removeEventListener('online', send);
    };
  }, [flush, stop]);
}
