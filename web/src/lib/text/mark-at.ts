import { isFinger } from './by-pointer.ts';

/** The mark that something on the sheet is drawn in, by its `data-mark`. */
export const markOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark;

/** Enter and space press what is no real button. */
export const isPressKey = ({ key }: { key: string }): boolean => key === 'Enter' || key === ' ';

/** Least width and height of the area in which a press means a mark, in CSS pixels: with a mouse, with a finger. */
const AREA = { fine: 24, coarse: 44 };

/** How large the area is for the pointer that an event came from. */
export const areaOf = (event: { pointerType?: string }): number =>
  event.pointerType === 'touch' || (!event.pointerType && isFinger()) ? AREA.coarse : AREA.fine;

/** How far a point lies outside a stretch, and whether it lies within the stretch drawn out to `least`. */
function along(at: number, from: number, to: number, least: number): { apart: number; near: boolean } {
  const half = Math.max(to - from, least) / 2;
  return { apart: Math.max(from - at, 0, at - to), near: Math.abs(at - (from + to) / 2) <= half };
}

/**
 * The mark under a point of the window, by its `data-mark`. A comma is 5 px wide and may not be made wider, for that would move the text: so
 * a press beside a mark means it where it falls within `area` px around it, and the nearest of several.
 */
export function markAt(sheet: Element, x: number, y: number, area: number): string | undefined {
  let best: { id: string | undefined; distance: number } | undefined;
  for (const mark of sheet.querySelectorAll<HTMLElement>('[data-mark]'))
    for (const { left, right, top, bottom } of mark.getClientRects()) {
      const [across, down] = [along(x, left, right, area), along(y, top, bottom, area)];
      const distance = Math.hypot(across.apart, down.apart);
      if (across.near && down.near && distance < (best?.distance ?? Infinity))
        best = { id: mark.dataset.mark, distance };
    }
  return best?.id;
}
