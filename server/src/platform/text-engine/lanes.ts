import type { Turn } from './text-engine.ts';

/**
 * Lets at most `count` calls run at once; the others wait in the order in which they came, and their work has not begun.
 * A call whose turn is 'last' waits for as long as any other does.
 */
export function lanes(count: number): <Answer>(work: () => Promise<Answer>, turn?: Turn) => Promise<Answer> {
  let free = count;
  const waiting: Record<Turn, (() => void)[]> = { 'in-order': [], last: [] };
  return async (work, turn = 'in-order') => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting[turn].push(resolve));
    try {
      return await work();
    } finally {
      // handed on without being free between: nobody comes in before those who wait
      const next = waiting['in-order'].shift() ?? waiting.last.shift();
      if (next) next();
      else free += 1;
    }
  };
}
