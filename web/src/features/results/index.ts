export { attemptsOf, attemptsQuery, resultsKey } from './results.queries.ts';
