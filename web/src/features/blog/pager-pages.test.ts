import { expect, it } from 'vitest';
import { cutBrief } from './cut-brief.ts';
import { pagerPages } from './pager-pages.ts';

it('BLOG-17 CON-05 lists every page up to ten', () => {
  expect(pagerPages(1, 1)).toEqual([1]);
  expect(pagerPages(7, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it.each([
  [1, [1, 2, null, 14]],
  [3, [1, 2, 3, 4, null, 14]],
  [7, [1, null, 6, 7, 8, null, 14]],
  [13, [1, null, 12, 13, 14]],
  [14, [1, null, 13, 14]],
])('BLOG-18 at page %i of 14 the first, the last, the neighbours, and dots between', (page, shown) => {
  expect(pagerPages(page, 14)).toEqual(shown);
});

it('BLOG-15 CON-03 cuts a brief between words, and leaves a short one', () => {
  expect(cutBrief('Kort.', 120)).toBe('Kort.');
  const long = `${'ord '.repeat(80)}slut.`;
  for (const most of [120, 300]) {
    const cut = cutBrief(long, most);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(cut.length).toBeGreaterThan(most - 10);
    expect(cut).toMatch(/ ord \.\.\.$/);
  }
});
