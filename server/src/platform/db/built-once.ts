import type { Db } from './database.ts';

/**
 * A statement that is put together once for each database instead of at every request: for the few that every open page asks
 * again and again, where putting together costs more than asking. What differs from one request to the next are
 * `sql.placeholder`s, given to `execute`; Drizzle's `prepare` lets the database plan it once, too.
 */
export function builtOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
