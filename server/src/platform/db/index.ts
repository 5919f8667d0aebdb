export { builtOnce } from './built-once.ts';
export { isDatabaseAway } from './database-away.ts';
export { type Database, type Db, openDatabase, openPool, queryCount, requireThere } from './database.ts';
export { isMigrated, migrate } from './migrate.ts';
export { grantServing, ServingRoleProblem } from './serving-role.ts';
export * as tables from './schema/index.ts';
export type { StoredCategory } from './schema/index.ts';
export { atMoment, inSpan, unixOf } from './moments.ts';
export { inBatches } from './in-batches.ts';
