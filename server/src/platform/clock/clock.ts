/** Where the time comes from. Features never call Date.now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, as the wire wants them; null stays null. */
export const toUnix = <T extends Date | null>(moment: T): T extends Date ? number : null =>
  (moment === null ? null : Math.floor(moment.getTime() / 1000)) as T extends Date ? number : null;

/** The moment that the wire names; null stays null, and what is left out stays so. */
export const fromUnix = <T extends number | null | undefined>(seconds: T): T extends number ? Date : T =>
  (typeof seconds === 'number' ? new Date(seconds * 1000) : seconds) as T extends number ? Date : T;
