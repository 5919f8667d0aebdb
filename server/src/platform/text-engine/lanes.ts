/** Lets at most `count` calls run at once; the others wait in the order in which they came, and their work has not begun. */
export function lanes(count: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // handed on without being free between: nobody comes in before those who wait
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
