import { expect, it } from 'vitest';
import { panelOffset } from './panel-offset.ts';

const beside = 8;

it.each([
  ['there is room under the button', { top: 100, bottom: 160 }, 480, 900, beside],
  ['there is room over it', { top: 700, bottom: 760 }, 480, 900, beside],
  ['there is room on neither side: it covers the button by what is missing', { top: 420, bottom: 480 }, 480, 900, -68],
  ['it is as high as the window: from edge to edge', { top: 235, bottom: 295 }, 700, 640, 8 - (624 - 329)],
])('a panel stands where all of it is seen when %s', (_, button, height, window, offset) => {
  expect(panelOffset(button, height, window)).toBe(offset);
  const top = button.bottom + offset;
  if (window - button.bottom >= button.top) expect(top + Math.min(height, window - 16)).toBeLessThanOrEqual(window - 8);
});
