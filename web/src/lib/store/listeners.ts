/** Who is called when something changes; `listen` is what useSyncExternalStore subscribes by. */
export function createListeners(): { listen: (listener: () => void) => () => void; tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
