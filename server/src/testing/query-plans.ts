import pg from 'pg';

/** A query as it was sent. */
export interface SentQuery {
  text: string;
  values: unknown[];
}

/** Remembers what is sent to the database, each text once, until `stop`. */
export function listenToQueries() {
  const sent = new Map<string, SentQuery>();
  const original = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const given = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    if (text !== undefined && /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !sent.has(text))
      sent.set(text, { text, values: given });
    return Reflect.apply(original, this, args) as unknown;
  };
  pg.Client.prototype.query = listening as never;
  return {
    sent,
    stop: () => {
      pg.Client.prototype.query = original;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The tables that a plan reads from end to end: by no index, or by one in which it looks nothing up. */
function wholeTables(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeTables);
  const table = node['Relation Name'];
  const isWhole = /^(?:Seq|Index|Index Only) Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined;
  return table !== undefined && isWhole ? [table, ...below] : below;
}

/**
 * Which tables each query would have to read as a whole if every table were large: the planner is told that they hold a
 * million rows, and that it may neither read nor join whole tables where an index can be asked instead.
 */
export async function readWhole(databaseUrl: string, queries: Iterable<SentQuery>): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found = new Map<string, string[]>();
  try {
    await client.query('begin');
    await client.query(
      `update pg_class set reltuples = 1000000, relpages = 1
       where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    for (const setting of ['seqscan', 'hashjoin', 'mergejoin', 'material', 'memoize'])
      await client.query(`set local enable_${setting} = off`);
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      const tables = rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => wholeTables(Plan)) ?? [];
      if (tables.length > 0) found.set(text, tables);
    }
  } finally {
    await client.query('rollback');
    await client.end();
  }
  return found;
}
