/** A number in digits. */
export const DIGITS = /^\d+$/;
