import { useEffect, useRef, useState } from 'react';
import { modalStore } from '../../../lib/modals/modal-store.ts';
import { actionOf, type MarkingKeys } from './marking-keys.ts';

const FIELD = 'input, textarea, select, [contenteditable=true]';

/** While somebody writes or chooses in a list, keys are theirs. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELD}, [role=menu], [role=tablist]`) !== null;

/** A scrolled pane keeps its own arrows. */
const isPane = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-part=pane], [role=region]');

/** Out of a field by Escape: to the text, where the other keys act again. */
function leaveField(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.key !== 'Escape' || !(target instanceof HTMLElement) || !target.matches(FIELD)) return false;
  const view = target.closest('[data-part=marking]');
  if (!view) return false;
  target.blur();
  view.querySelector<HTMLElement>('#tekst')?.focus({ preventScroll: true });
  return true;
}

/** Listens to the keys for as long as the view stands; they never fire while somebody types. */
export function useMarkingKeys(keys: Partial<MarkingKeys>): void {
  const latest = useRef(keys);
  // the view may stand in a modal itself: only windows over it take its keys
  const [modalsUnder] = useState(() => modalStore.read().length);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || modalStore.read().length > modalsUnder) return;
      if (leaveField(event)) return event.preventDefault();
      if (isBusy(event.target)) return;
      if (event.key.startsWith('Arrow') && isPane(event.target)) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [modalsUnder]);
}
