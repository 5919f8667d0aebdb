import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPart } from '../lib/parts/fetch-part.ts';
import { sendWindowEvent } from '../lib/events/window-events.ts';

const NO_NET = 'Ingen forbindelse. Prøv igen, når du er på nettet.';
const NOT_FETCHED = 'Vi kunne ikke hente det, du bad om. Genindlæs siden, og prøv igen.';
const RELOAD = 'Genindlæs';

/**
 * A module that is loaded when it is first asked for; undefined until it is there. Not React's lazy: a page that is drawn
 * already needs no other picture meanwhile. Where it cannot be fetched, the page stays as it is, with all that is typed on
 * it: a toast says so, `onFail` is called, and it is tried again when it is asked for again or the net is back.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isAsked: boolean,
  onFail?: () => void,
): Module | undefined {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  const fail = useEffectEvent((error: unknown) => {
    console.error(error);
    sendWindowEvent(
      'add-notification',
      navigator.onLine
        ? // the browser keeps that a file did not come: only a new page asks for it again
          { type: 'error', message: NOT_FETCHED, buttonText: RELOAD, clickCallback: () => location.reload() }
        : { type: 'error', message: NO_NET },
    );
    onFail?.();
  });
  useEffect(() => {
    if (!isAsked || loaded) return;
    let isWanted = true;
    const fetchNow = () => {
      fetchPart(load).then(
        (module) => isWanted && setLoaded({ module }),
        (error: unknown) => isWanted && fail(error),
      );
    };
    fetchNow();
    window.addEventListener('online', fetchNow);
    return () => {
      isWanted = false;
      window.removeEventListener('online', fetchNow);
    };
  }, [load, isAsked, loaded]);
  return loaded?.module;
}
