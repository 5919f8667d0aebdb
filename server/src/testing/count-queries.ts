import { queryCount } from '../platform/db/index.ts';

/** How many SQL queries a piece of work makes. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const counter = { queries: 0 };
  await queryCount.run(counter, async () => {
    await work();
  });
  return counter.queries;
}
