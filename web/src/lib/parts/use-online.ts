import { useSyncExternalStore } from 'react';

const listenToNet = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser knows of a net, now. */
export const isOnline = (): boolean => navigator.onLine;

/** Whether the browser knows of a net; on the server there is one. */
export const useOnline = (): boolean => useSyncExternalStore(listenToNet, isOnline, () => true);
