import { useEffect } from 'react';

/** How often what waits for the net is tried again, in ms. */
const AGAIN = 8000;

/** Tries again every few seconds, and at once when the net is back. */
export function useAgain(again: () => void): void {
  useEffect(() => {
    const timer = setInterval(again, AGAIN);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  });
}
