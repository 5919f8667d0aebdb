import { useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/**
 * A panel over the page whose code is fetched when its button is first pointed at, focused or pressed. `opener` goes on
 * that button, `place` on the panel of `panel`, which is undefined until it is there; `open` says whether it is wanted.
 */
export function useLoadedPanel<Module>(load: () => Promise<Module>) {
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
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
