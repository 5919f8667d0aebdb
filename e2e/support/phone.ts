/**
 * The phone of the project of that name: the smallest that is promised. Its owner wants no motion, which the wide screen has: both
 * are tried, and what does not move is not drawn again and again.
 */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/**
 * The tag of a journey that is walked on the wide screen alone, because nothing is done another way on a phone: each screen, modal
 * and state that it looks at is looked at as on a phone, too (`expectAxeClean`). What is opened beside its button (the bell) is no
 * such state: it keeps the place that it had on the wide screen.
 */
export const WALKED_ONCE = '@walked-once';
