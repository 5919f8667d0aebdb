import pg from 'pg';

/** Holds the migrated, empty schema; nobody connects to it after global-setup. */
export const TEMPLATE_DATABASE = 'ordklar_template';

/** The same server and login, another database. */
export function databaseUrl(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** One statement on a connection of its own, as CREATE and DROP DATABASE need. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
