import pg from 'pg';

/** The schemas that serving needs: our tables, how far they are migrated, and the jobs. */
const SCHEMAS = ['public', 'drizzle', 'jobs'] as const;

/** What is only ever added to: whoever breaks into a server cannot change what it tells of. */
const ONLY_ADDED_TO = ['audit_log'] as const;

/** There is no such role in PostgreSQL, or it may be more than serving needs. */
export class ServingRoleProblem extends Error {}

/** Refuses a role that is not there, or that could take more rights than it is given here. */
async function requirePlainRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ isMore: boolean; isOwner: boolean }>(
    `select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls as "isMore",
            pg_has_role(oid, (select oid from pg_roles where rolname = current_user), 'member') as "isOwner"
       from pg_roles where rolname = $1`,
    [role],
  );
  const [found] = rows;
  if (!found)
    throw new ServingRoleProblem(`Rollen »${role}« findes ikke i databasen. Opret den med: create role … login`);
  if (found.isMore || found.isOwner)
    throw new ServingRoleProblem(
      `Rollen »${role}« må for meget. Den må hverken være superbruger, kunne oprette databaser eller roller eller være med i rollen, der ejer tabellerne.`,
    );
}

/**
 * Lets a role of the database read and write the rows of all tables, and no more: it owns none, so it can neither drop nor
 * change one, and of the audit log it can only add to and read. Called by the owner of the tables, after each migration.
 * Throws a {@link ServingRoleProblem} where the role is not there, or is more than that already.
 */
export async function grantServing(ownerUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await requirePlainRole(client, role);
    const to = pg.escapeIdentifier(role);
    await client.query('begin');
    for (const schema of SCHEMAS) {
      await client.query(`revoke all on all tables in schema ${schema} from ${to}`);
      await client.query(`revoke create on schema ${schema} from public, ${to}`);
      await client.query(`grant usage on schema ${schema} to ${to}`);
      const rights = schema === 'drizzle' ? 'select' : 'select, insert, update, delete';
      await client.query(`grant ${rights} on all tables in schema ${schema} to ${to}`);
      if (schema !== 'drizzle') await client.query(`grant usage on all sequences in schema ${schema} to ${to}`);
    }
    for (const table of ONLY_ADDED_TO) await client.query(`revoke update, delete on ${table} from ${to}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
