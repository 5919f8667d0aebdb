import { useEffect } from 'react';

/** Sends what an earlier page could not, at once when the net is back, and nothing by itself when the screen is left. */
export function useSending({ flush, stop }: { flush: () => Promise<boolean>; stop: () => void }): void {
  useEffect(() => {
    const send = () => void flush();
    send();
    addEventListener('online', send);
    return () => {
      stop();
      removeEventListener('online', send);
    };
  }, [flush, stop]);
}
