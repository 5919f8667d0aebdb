import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Paragraph } from './lay-out-marks.ts';

/** Numbers that stand beside one line of a paragraph; `top` is the middle of the line, in pixels from the paragraph. */
export interface MarginRow {
  top: number;
  numbers: number[];
}

/** Reads in one go, before anything is written, where each mark's first line is. */
function measure(sheet: HTMLElement): MarginRow[][] {
  const paragraphs = [...sheet.querySelectorAll<HTMLElement>('[data-start]')];
  return paragraphs.map((paragraph) => {
    const box = paragraph.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight) || 1;
    const rows = new Map<number, number[]>();
    for (const mark of paragraph.querySelectorAll<HTMLElement>('[data-number]')) {
      const [rect] = mark.getClientRects();
      if (!rect) continue;
      const top = Math.round((Math.floor((rect.top + rect.height / 2 - box.top) / line) + 0.5) * line);
      rows.set(top, [...(rows.get(top) ?? []), Number(mark.dataset.number)]);
    }
    return [...rows].map(([top, numbers]) => ({ top, numbers }));
  });
}

const same = (a: MarginRow[][], b: MarginRow[][]): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the numbers of marks stand in the margin, by paragraph. Measured again when the sheet changes its size, when
 * fonts arrive, and before printing: then `data-printing` gives the sheet the measures of paper first.
 */
export function useMarginNumbers(
  sheet: RefObject<HTMLElement | null>,
  paragraphs: readonly Paragraph[],
  enabled: boolean,
): MarginRow[][] {
  const [rows, setRows] = useState<MarginRow[][]>([]);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !enabled || paragraphs.length === 0) return;
    const update = () => {
      const next = measure(element);
      setRows((now) => (same(now, next) ? now : next));
    };
    // the first time before anything is seen; later changes are shown first, and numbered in the next frame
    let frame = 0;
    if (element.querySelector('.margin')) frame = requestAnimationFrame(update);
    else update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    void document.fonts?.ready.then(update);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [sheet, paragraphs, enabled]);
  useEffect(() => {
    const print = (printing: boolean) => () => {
      const element = sheet.current;
      if (!element || !enabled) return;
      element.toggleAttribute('data-printing', printing);
      flushSync(() => setRows(measure(element)));
    };
    const [before, after] = [print(true), print(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [sheet, enabled]);
  return rows;
}
