import { type RefObject, useEffect } from 'react';

/** EVAL-10. */
export const RESIZE_DELAY = 500;

/** Makes a text field as tall as its text, half a second after the last change. */
export function useDelayedResize(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = field.current;
      if (!element) return;
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    }, RESIZE_DELAY);
    return () => clearTimeout(timer);
  }, [field, text]);
}
