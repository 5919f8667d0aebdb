import { useEffect, useState } from 'react';
import { fetchAhead } from '../lib/parts/fetch-part.ts';
import { useLoaded } from './use-loaded.ts';

/** Has a part fetched when the page has rested a while, for a day on which the net is lost. */
export const useFetchedAhead = (load: () => Promise<unknown>, isWanted = true): void =>
  useEffect(() => (isWanted ? fetchAhead(() => [load]) : undefined), [load, isWanted]);

/**
 * A panel over the page whose code is fetched when its button is first pointed at, focused or pressed. `opener` goes on
 * that button, `place` on the panel of `panel`, which is undefined until it is there; `open` says whether it is wanted. One that
 * is needed where the net is lost is fetched `ahead`.
 */
export function useLoadedPanel<Module>(load: () => Promise<Module>, { ahead = false } = {}) {
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useFetchedAhead(load, ahead);
  const panel = useLoaded(load, open || isNear);
  return {
    panel,
    open,
    place: { anchor: button, open, onChange: setOpen },
    opener: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      ref: setButton,
      onClick: () => setOpen(!open),
      onPointerEnter: () => setNear(true),
      onFocus: () => setNear(true),
    },
  };
}
