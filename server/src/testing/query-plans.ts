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
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The tables that a plan reads from end to end: by no index, or by one in which it looks nothing up. */
function wholeTables(node: PlanNode, ofSome: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((one) => wholeTables(one, ofSome));
  const table = node['Relation Name'];
  const isWhole =
    /^(?:Seq|Index|Index Only) Scan$/.test(node['Node Type']) &&
    node['Index Cond'] === undefined &&
    !ofSome.has(node['Index Name'] ?? '');
  return table !== undefined && isWhole ? [table, ...below] : below;
}

/**
 * The planner believes, until the transaction ends, that every table but the small ones holds a million rows, that some 25 of them
 * belong to each row that they point at, and that most moments are not set; and that it may not read whole tables where an index
 * can be asked. Of an empty table it takes the size from the file, whatever its statistics say: ten pages.
 */
async function imagineMillions(client: pg.Client, small: readonly string[]): Promise<void> {
  await client.query(
    `update pg_class set reltuples = case when relname = any($1) then 50 when pg_relation_size(oid) = 0 then -1 else 1000000 end,
       relpages = case when pg_relation_size(oid) = 0 then 0 else 1 end
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    [small],
  );
  await client.query(`
    select pg_restore_attribute_stats(
      'schemaname', 'public', 'relname', table_name::text, 'attname', column_name::text, 'inherited', false,
      'version', 180000, 'avg_width', 8, 'n_distinct', -0.04::real,
      'null_frac', (case when data_type like 'timestamp%' then 0.9 else 0 end)::real)
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type like 'timestamp%' or right(column_name, 3) = '_id' or column_name in ('from_user', 'to_user'))`);
  for (const setting of ['seqscan', 'hashjoin', 'mergejoin', 'material', 'memoize'])
    await client.query(`set local enable_${setting} = off`);
}

/**
 * Which tables each query would have to read as a whole if all but the small ones were large. An index that holds only some rows of a table
 * (those that wait for something) may be read as a whole.
 * @param small tables that are read whole by right
 */
export async function readWhole(
  databaseUrl: string,
  queries: Iterable<SentQuery>,
  small: readonly string[],
): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found = new Map<string, string[]>();
  try {
    await client.query('begin');
    await imagineMillions(client, small);
    const partial = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    const ofSome = new Set(partial.rows.map(({ name }) => name.replaceAll('"', '')));
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      const tables = rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => wholeTables(Plan, ofSome)) ?? [];
      const large = tables.filter((table) => !small.includes(table));
      if (large.length > 0) found.set(text, large);
    }
  } finally {
    await client.query('rollback');
    await client.end();
  }
  return found;
}
