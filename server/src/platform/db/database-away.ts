/** SQLSTATEs, and their classes, that say nothing about the query: the database stops, starts, is gone, full or overrun. */
const STATES = /^(?:08...|3D000|53...|57P0[1-5]|25006|58030)$/;
/** What the connection says. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** The driver's own words for a connection that went or did not come; they have no code. */
const WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error means that the database cannot be reached or cannot take anything just now, not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const { code } = one as NodeJS.ErrnoException;
    if (code !== undefined && (CODES.has(code) || STATES.test(code))) return true;
    if (WORDS.test(one.message)) return true;
    // a host with several addresses fails with one error for each
    if (one instanceof AggregateError && one.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
