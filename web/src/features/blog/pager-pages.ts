/** Up to this many pages each has its number in the pager (BLOG-17). */
const MOST_LISTED = 10;

/** What the pager shows: page numbers, and null where dots stand for those left out (BLOG-17, BLOG-18). */
export function pagerPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages <= MOST_LISTED) return all;
  const shown = all.filter((at) => at === 1 || at === pages || Math.abs(at - page) <= 1);
  return shown.flatMap((at, place) => (place > 0 && at - (shown[place - 1] ?? 0) > 1 ? [null, at] : [at]));
}
