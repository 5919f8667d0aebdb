import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to so many rows all are drawn: then a browser's own search finds each of them. */
const ALL_UP_TO = 60;
/** Rows drawn beyond either edge of the window, so that a key or a wheel comes to rows that are there. */
const BEYOND = 12;
/** What is drawn changes only every so many rows. */
const STEP = 6;

/** Which rows of a long list are drawn: `from` up to `to`, and how many pixels the others take before and after them. */
export interface DrawnRows {
  from: number;
  to: number;
  before: number;
  after: number;
}

const all = (count: number): DrawnRows => ({ from: 0, to: count, before: 0, after: 0 });

/** @param top where the first of all rows lies in the window, px. @param height of one row, px. */
export function rowsInSight(count: number, top: number, height: number, windowHeight: number): DrawnRows {
  const first = Math.floor(-top / height / STEP) * STEP - BEYOND;
  const last = Math.ceil((windowHeight - top) / height / STEP) * STEP + BEYOND;
  const from = Math.min(Math.max(first, 0), Math.max(count - BEYOND, 0));
  const to = Math.min(Math.max(last, from + BEYOND), count);
  return { from, to, before: from * height, after: (count - to) * height };
}

/** Height of the rows that are drawn now: those of `body` marked with `data-row`. */
function heightIn(body: HTMLElement): number | undefined {
  const height = body.querySelector('[data-row]')?.getBoundingClientRect().height;
  return height !== undefined && height > 0 ? height : undefined;
}

/**
 * Of many rows only those near the window are drawn; on paper all of them. The rows are children of `body`, of one
 * height and marked with `data-row`; {@link RowGap} stands for the others.
 * @param height of a row until one is drawn, px.
 * @param isOff where rows are of different heights.
 */
export function useDrawnRows(
  count: number,
  body: RefObject<HTMLElement | null>,
  { height, isOff = false }: { height: number; isOff?: boolean },
): DrawnRows {
  const isLong = !isOff && count > ALL_UP_TO;
  const [drawn, setDrawn] = useState<DrawnRows>(() => rowsInSight(count, 0, height, window.innerHeight));
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isLong) return undefined;
    const look = () => {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = rowsInSight(count, top, heightIn(body.current) ?? height, window.innerHeight);
      setDrawn((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const first = requestAnimationFrame(look);
    // the browser lays the pages out as soon as this has run
    const beforePrint = () => flushSync(() => setPrinting(true));
    const afterPrint = () => setPrinting(false);
    // what scrolls may lie around the rows, not be the window
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, [isLong, body, count, height]);

  if (!isLong || isPrinting) return all(count);
  return { ...drawn, to: Math.min(drawn.to, count) };
}

/** Stands in a table for rows that are not drawn. */
export function RowGap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing stands there, and readers do not see the row */}
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
