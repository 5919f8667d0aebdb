import pg from 'pg';
import type { SentQuery } from './query-plans.ts';

/** What a piece of work has the database read: rows out of tables and indexes, and pages of 8 kB. */
export interface Reading {
  rows: number;
  blocks: number;
}

interface RunNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: RunNode[];
}

/** Rows that were read out of tables, also those that were then left out; of a bitmap, what its heap scan read. */
function rowsOf(node: RunNode): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0);
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type'])) return below;
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
}

/**
 * Makes queries once more, all in a transaction that is undone, and counts what each reads. Tables are read whole only where no
 * index can be asked, as they would be if they were large.
 */
export async function readingOf(databaseUrl: string, queries: Iterable<SentQuery>): Promise<Reading> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sum: Reading = { rows: 0, blocks: 0 };
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: RunNode }] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      );
      const [{ Plan }] = rows[0]?.['QUERY PLAN'] ?? [{}];
      if (!Plan) throw new Error(`no plan: ${text}`);
      sum.rows += rowsOf(Plan);
      sum.blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    }
  } finally {
    await client.query('rollback');
    await client.end();
  }
  return sum;
}
