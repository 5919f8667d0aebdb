import { useCallback, useEffect, useRef } from 'react';

/** Whether the next text takes the focus: its pupil was gone to from the notice that another's text is sent. */
let isWanted = false;

/** The element of the text, which takes the focus and comes into sight when one goes on to it. */
export function useTextFocus() {
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    isWanted = false;
    text.current?.focus({ preventScroll: true });
    text.current?.scrollIntoView({ block: 'start' });
  }, []);
  const ref = useCallback((element: HTMLElement | null) => {
    text.current = element;
  }, []);
  return {
    ref,
    wantForNext: () => {
      isWanted = true;
    },
  };
}
