import { useCallback, useMemo, useRef, useState } from 'react';
import type { DraftView } from '../../editing/marks-draft.ts';
import { readingOrder } from '../../marks/lay-out-marks.ts';
import type { TextRange } from '../../marks/selected-range.ts';

/** Goes to a mark in the text: into sight (marked-text.module.css keeps it above the sheet of a phone), and with the focus where keys are used. */
function showMark(id: string, focus: boolean): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-part=text] [data-mark][role=button]');
  const element = [...buttons].find((button) => button.dataset.mark === id);
  if (focus) element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Goes to a mark when it is drawn, unless one has gone elsewhere by then: keys may follow each other within a frame. */
function useGoingToMarks() {
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  const goTo = useCallback((id: string, focus: boolean) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => showMark(id, focus));
  }, []);
  return { goTo, stop };
}

/**
 * The mark and the words of a text that are chosen, and the ways from one to the next.
 * @param onMove another mark is chosen; the same function every time.
 */
export function useChosenMark({ marks, set }: Pick<DraftView, 'marks' | 'set'>, onMove: () => void) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [range, setRange] = useState<TextRange | null>(null);
  /** The words one has walked to by the keyboard; they wait while a form about them is open. */
  const [walk, setWalk] = useState<TextRange | null>(null);
  const { goTo, stop: stayHere } = useGoingToMarks();
  const order = useMemo(() => readingOrder(set.text, marks, { showHidden: true }), [set.text, marks]);
  const index = order.findIndex((mark) => mark.id === selectedId);
  const selected = order[index] ?? null;
  const wordsAt = ({ offset, length }: TextRange) => set.text.slice(offset, offset + length);

  const moveTo = useCallback(
    (id: string, focus: boolean) => {
      setSelectedId(id);
      setWalk(null);
      onMove();
      goTo(id, focus);
    },
    [goTo, onMove],
  );
  const select = useCallback((id: string) => moveTo(id, false), [moveTo]);
  return {
    /** The marks by their numbers, hidden ones too. */
    order,
    selected,
    selectedId,
    place: index < 0 ? null : { number: index + 1, count: order.length },
    range,
    selectedWords: range ? wordsAt(range) : null,
    wordsAt,
    goTo,
    stayHere,
    select,
    unselect: () => setSelectedId(null),
    step: (by: 1 | -1, focus: boolean) => {
      const beside = index < 0 ? (by > 0 ? 0 : order.length - 1) : (index + by + order.length) % order.length;
      const next = order[beside];
      if (next) moveTo(next.id, focus);
    },
    selectText: setRange,
    walk,
    startWalk: () => {
      stayHere();
      setWalk({ offset: selected?.offset ?? 0, length: 0 });
    },
    walkTo: (to: TextRange | null) => {
      setRange(to);
      setWalk(to);
    },
    endWalk: () => setWalk(null),
    /** Chooses a mark, or none, and stays where one is. */
    choose: setSelectedId,
    /** The chosen words have become this mark. */
    chooseMade: (id: string) => {
      document.getSelection()?.removeAllRanges();
      setRange(null);
      setWalk(null);
      setSelectedId(id);
    },
  };
}
export type ChosenMark = ReturnType<typeof useChosenMark>;
