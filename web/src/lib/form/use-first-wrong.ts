import { useCallback, useEffect, useRef, useState } from 'react';

const WRONG = '[aria-invalid="true"], [data-invalid]';

/**
 * Puts the focus on the first wrong field in the order of the page. `frame` goes on the element around the fields;
 * `focus` asks for it, and it is done once the fields are red: a field that is typed in never loses the focus.
 */
export function useFirstWrong() {
  const element = useRef<HTMLElement>(null);
  const frame = useCallback((now: HTMLElement | null) => void (element.current = now), []);
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [asked]);
  return { frame, element, focus: () => ask((before) => before + 1) };
}
