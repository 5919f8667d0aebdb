import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { TextRange } from '../../marks/selected-range.ts';
import { domRange, wordPlaces } from '../../marks/word-places.ts';
import { markingText } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './word-cursor.module.css';

const text = markingText.cursor;

const sheet = (): HTMLElement | null => document.querySelector('[data-part=marking] [data-part=text]');

/** The place drawn nearest over or under another, on the next line that has words; the same place where there is none. */
function onOtherLine(places: readonly TextRange[], at: number, by: 1 | -1): number {
  const root = sheet();
  const boxOf = (index: number) => {
    const place = places[index];
    return (root && place && domRange(root, place)?.getBoundingClientRect()) ?? null;
  };
  const from = boxOf(at);
  if (!from) return at;
  let best = at;
  let line: DOMRect | null = null;
  for (let index = at + by; index >= 0 && index < places.length; index += by) {
    const box = boxOf(index);
    if (!box || Math.abs(box.top - from.top) < box.height / 2) continue;
    if (line && Math.abs(box.top - line.top) > box.height / 2) break;
    const distance = Math.abs(box.left - from.left);
    if (!line || distance < Math.abs((boxOf(best)?.left ?? 0) - from.left)) best = index;
    line ??= box;
  }
  return best;
}

/** Free room over and under the word that one has walked to, px. */
const ROOM = 16;
/** Up to this width 'Lær mere' lies over the lower half of the window, as in bottom-sheet's styles. */
const NARROW = 1000;

/** Scrolls until a word stands between the help, which sticks to the top, and what covers the bottom. */
function bringIntoSight(word: Range, help: HTMLElement): void {
  const { top, bottom } = word.getBoundingClientRect();
  const highest = help.getBoundingClientRect().bottom + ROOM;
  const lowest = window.innerHeight * (window.innerWidth > NARROW ? 1 : 0.46) - ROOM;
  const by = top < highest ? top - highest : Math.max(0, bottom - lowest);
  if (by !== 0) scrollerOf(help).scrollBy({ top: by });
}

/** What scrolls the text: the window, or the modal that the text stands in. */
function scrollerOf(element: HTMLElement): Element {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY) && outer.scrollHeight > outer.clientHeight) return outer;
  return document.documentElement;
}

/** The numbers of the first and last word that a place touches; the first word of the text where there is none. */
function wordsOf(places: readonly TextRange[], { offset, length }: TextRange): { anchor: number; head: number } {
  const anchor = Math.max(
    0,
    places.findIndex((place) => place.offset + place.length > offset),
  );
  return {
    anchor,
    head: Math.max(
      anchor,
      places.findLastIndex((place) => place.offset < offset + length),
    ),
  };
}

/** Selects in the text as the mouse does, with the word that moves in sight; whether there is such a place. */
function selectInSheet(range: TextRange, moving: TextRange | undefined, box: HTMLElement | null): boolean {
  const root = sheet();
  const drawn = root && domRange(root, range);
  if (!drawn) return false;
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(drawn);
  const word = moving && domRange(root, moving);
  if (word && box) bringIntoSight(word, box);
  return true;
}

/** The word that a key leads to; undefined for other keys. */
function walkBy(key: string, places: readonly TextRange[], head: number): number | undefined {
  const walk: Record<string, (() => number) | undefined> = {
    ArrowLeft: () => Math.max(head - 1, 0),
    ArrowRight: () => Math.min(head + 1, places.length - 1),
    ArrowUp: () => onOtherLine(places, head, -1),
    ArrowDown: () => onOtherLine(places, head, 1),
    Home: () => 0,
    End: () => places.length - 1,
  };
  return walk[key]?.();
}

/**
 * Selecting words of the text by the keyboard: arrows walk from word to word, Shift takes more along, and what is selected
 * is read out. It selects in the text as the mouse does, so that N and K act on it; Escape gives the words up, and to go
 * elsewhere ends the walk, too.
 */
export function WordCursor({
  text: whole,
  start,
  onRange,
  onLeave,
}: {
  text: string;
  /** The words to begin with: UTF-16 code units. */
  start: TextRange;
  /** Called with what is selected; null once it is given up. */
  onRange: (range: TextRange | null) => void;
  /** The focus has gone elsewhere; what is selected stays so. */
  onLeave: () => void;
}) {
  const places = useMemo(() => wordPlaces(whole), [whole]);
  const [{ anchor, head }, setEnds] = useState(() => wordsOf(places, start));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const [first, last] = [places[Math.min(anchor, head)], places[Math.max(anchor, head)]];
  const range = useMemo(
    () => (first && last ? { offset: first.offset, length: last.offset + last.length - first.offset } : null),
    [first, last],
  );
  useEffect(() => {
    if (range && selectInSheet(range, places[head], box.current)) onRange(range);
    // only a new range is reported
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [range]);

  const press = (event: KeyboardEvent) => {
    const to = walkBy(event.key, places, head);
    if (to !== undefined) setEnds({ anchor: event.shiftKey ? anchor : to, head: to });
    else if (event.key === 'Escape') {
      document.getSelection()?.removeAllRanges();
      onRange(null);
    } else return;
    event.preventDefault();
  };
  return (
    // the arrows are its own, so a screen reader must hand them over
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className={classNames(s.wordCursor, 'no-print')}
      role="application"
      aria-label={text.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
      // a window that is only left behind keeps its focus
      onBlur={(event) => document.activeElement !== event.currentTarget && onLeave()}
    >
      <p>
        <b>{text.label}.</b> {text.help}
      </p>
      <p className="sr" role="status">
        {range && text.at(whole.slice(range.offset, range.offset + range.length))}
      </p>
    </div>
  );
}
