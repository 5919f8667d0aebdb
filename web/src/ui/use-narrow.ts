import { useSyncExternalStore } from 'react';

/** Whether the window is at most `px` wide, now and as it changes; no on the server. For what style alone cannot do. */
export function useNarrow(px: number): boolean {
  // paper with margins is narrow, too, and is laid out like the screen
  const query = `screen and (max-width: ${px}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
