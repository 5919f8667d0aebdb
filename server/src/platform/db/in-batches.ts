/** PostgreSQL takes 65,535 values in one statement; no row of ours that comes in numbers has more than 16. */
const BATCH = 4000;

/** Does something with many rows, so many at a time that a statement can hold them. */
export async function inBatches<Row>(rows: readonly Row[], work: (batch: Row[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await work(rows.slice(at, at + BATCH));
}
