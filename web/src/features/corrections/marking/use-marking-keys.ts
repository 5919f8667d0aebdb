import { useEffect, useRef, useState } from 'react';
import { modalStore } from '../../../lib/modals/modal-store.ts';

/** What the keys of the marking view do. */
export interface MarkingKeys {
  pupil: (step: 1 | -1) => void;
  mark: (step: 1 | -1) => void;
  hide: () => void;
  notAnError: () => void;
  edit: () => void;
  newMark: () => void;
  comment: () => void;
  ready: () => void;
  undo: () => void;
  redo: () => void;
  help: () => void;
}

/** While somebody writes or chooses in a list, keys are theirs. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=menu], [role=tablist]') !== null;

const actionOf = (event: KeyboardEvent, keys: Partial<MarkingKeys>): (() => void) | undefined => {
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === 'z') return event.shiftKey ? keys.redo : keys.undo;
    return key === 'y' ? keys.redo : undefined;
  }
  if (event.altKey) return undefined;
  // a scrolled pane keeps its own arrows
  const isPane = event.target instanceof Element && event.target.matches('.learn-scroll, .scroll, [role=region]');
  const { pupil, mark } = keys;
  const arrows: Record<string, (() => void) | undefined> = isPane
    ? {}
    : {
        arrowleft: pupil && (() => pupil(-1)),
        arrowright: pupil && (() => pupil(1)),
        arrowup: mark && (() => mark(-1)),
        arrowdown: mark && (() => mark(1)),
      };
  return {
    ...arrows,
    h: keys.hide,
    i: keys.notAnError,
    e: keys.edit,
    n: keys.newMark,
    k: keys.comment,
    r: keys.ready,
    '?': keys.help,
  }[event.key.toLowerCase()];
};

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
      if (event.defaultPrevented || isBusy(event.target) || modalStore.read().length > modalsUnder) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [modalsUnder]);
}
