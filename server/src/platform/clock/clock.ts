/** Where the time comes from. Features never call Date.now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, as the wire wants them; null stays null. */
export const toUnix = <T extends Date | null>(moment: T): T extends Date ? number : null =>
  (moment === null ? null : Math.floor(moment.getTime() / 1000)) as T extends Date ? number : null;

export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);
