const SMALL = ['nul', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'] as const;

/** 'én opgave', 'to opgaver', '13 opgaver': numbers up to twelve as words, before words of common gender. */
export const inWords = (n: number, one: string, many: string): string => `${SMALL[n] ?? n} ${n === 1 ? one : many}`;

/** '1 blad', '12 blade'. */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
