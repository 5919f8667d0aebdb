import { type TouchEvent, useEffect, useRef } from 'react';

/** Where 'Lær mere' is a sheet over the text (learn-more.module.css). */
const IS_SHEET = '(max-width: 1000px)';
/** What has its own use of a press or of Escape. */
const OWN_PRESS =
  'button, a, input, textarea, select, label, summary, [role=dialog], [role=menu], [data-part=learn-more], [data-part=toasts]';
const OWN_ESCAPE =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog]:not(:has([data-part=learn-more])), [data-part=doubt]';
/** How far a finger goes before it means something, in px. */
const FAR = 48;

/** Closes the sheet by Escape and by a press outside it. A press that chooses another mark has been taken (defaultPrevented). */
export function useSheetClosing(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const isFree = (event: Event, own: string) =>
      !event.defaultPrevented && !(event.target instanceof Element && event.target.closest(own));
    const isSheet = () => matchMedia(IS_SHEET).matches;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isSheet() || !isFree(event, OWN_ESCAPE)) return;
      // in a modal the key would close that too
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const tap = (event: MouseEvent) => {
      const isSelecting = document.getSelection()?.isCollapsed === false;
      if (isSheet() && !isSelecting && isFree(event, OWN_PRESS)) latest.current();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('click', tap);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('click', tap);
    };
  }, [isOpen]);
}

/** The sheet follows the finger that pulls it by its head: down closes or folds it, up unfolds it. */
export function useSheetPull({ onDown, onUp }: { onDown: () => void; onUp: () => void }) {
  const from = useRef<number | null>(null);
  const sheetOf = (event: TouchEvent) => event.currentTarget.closest<HTMLElement>('[data-part=learn-more]');
  const end = (event: TouchEvent) => {
    const sheet = sheetOf(event);
    const way = from.current === null ? 0 : (event.changedTouches[0]?.clientY ?? 0) - from.current;
    from.current = null;
    sheet?.style.removeProperty('translate');
    if (way > FAR) onDown();
    else if (way < -FAR) onUp();
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches[0]?.clientY ?? null;
    },
    onTouchMove: (event: TouchEvent) => {
      if (from.current === null) return;
      const way = (event.touches[0]?.clientY ?? 0) - from.current;
      sheetOf(event)?.style.setProperty('translate', `0 ${Math.max(0, way)}px`);
    },
    onTouchEnd: end,
    onTouchCancel: end,
  };
}
