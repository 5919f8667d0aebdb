export { keepLocalPostgres } from './keep-local-postgres.ts';
export { LocalPostgresProblem } from './local-postgres-problem.ts';
export { type LocalPostgres, type LocalPostgresOptions, startLocalPostgres } from './start-local-postgres.ts';
