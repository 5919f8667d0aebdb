/** Whether the pointer that people use here first is a finger. */
export const isFinger = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** A Danish sentence for the pointer in front of one: a finger presses, it does not click. */
export const byPointer = (sentence: string): string =>
  isFinger() ? sentence.replaceAll(/\bKlik\b/g, 'Tryk') : sentence;
