/** Nothing moves, as many ask of their system: what moves is drawn sixty times a second, which takes a tenth of a journey's work. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** For the files whose journeys are walked with all motion: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The phone of the project of that name: the smallest that is promised. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  ...STILL,
} as const;

/**
 * The tag of a journey that is walked on the wide screen alone, because nothing is done another way on a phone: each screen, modal
 * and state that it looks at is looked at as on a phone, too (`expectAxeClean`). What is opened beside its button (the bell) is no
 * such state: it keeps the place that it had on the wide screen.
 */
export const WALKED_ONCE = '@walked-once';
