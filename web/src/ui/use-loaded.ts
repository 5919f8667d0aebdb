import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is first asked for; undefined until it is there. Not React's lazy: a page that is drawn
 * already needs no other picture meanwhile.
 */
export function useLoaded<Module>(load: () => Promise<Module>, isAsked: boolean): Module | undefined {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  useEffect(() => {
    if (!isAsked || loaded) return;
    load().then(
      (module) => setLoaded({ module }),
      (error: unknown) =>
        // thrown while drawing, so that it is handled as any other fault of the page
        setLoaded(() => {
          throw error;
        }),
    );
  }, [load, isAsked, loaded]);
  return loaded?.module;
}
