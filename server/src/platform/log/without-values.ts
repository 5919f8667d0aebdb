interface Kept {
  type: string;
  message: string;
  code?: string;
  query?: string;
  stack?: string;
}

interface QueryError extends Error {
  query: string;
}

const isQueryError = (error: Error): error is QueryError => typeof (error as { query?: unknown }).query === 'string';

/**
 * What the log keeps of an error. A failed query is kept without its values, for these are pupils' names and texts
 * (PD-34): the database library writes them into its message, and PostgreSQL into its detail.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const reason = isQueryError(error) ? (cause ?? new Error('query failed')) : error;
  const { code } = reason as { code?: unknown };
  const kept: Kept = { type: reason.name, message: reason.message };
  if (typeof code === 'string') kept.code = code;
  if (isQueryError(error)) kept.query = error.query;
  // the first lines of a stack repeat the message
  const frames = error.stack?.slice(error.stack.indexOf('\n    at '));
  if (frames) kept.stack = frames;
  return kept;
}
