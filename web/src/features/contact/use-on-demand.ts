import { type ComponentType, useState } from 'react';

/** A piece of the page whose script is fetched when it is first asked for, so that the page itself stays light. */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Piece, setPiece] = useState<ComponentType<Props>>();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const fetchPiece = async (): Promise<void> => {
    if (Piece) return;
    setState('fetching');
    try {
      const loaded = await load();
      setPiece(() => loaded.default);
      setState('idle');
    } catch {
      // no connection: the page stays as it is, and the next press tries again
      setState('failed');
    }
  };
  return { Piece, isFetching: state === 'fetching', hasFailed: state === 'failed', fetchPiece };
}
