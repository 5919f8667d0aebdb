/** SQLSTATEs, and their classes, that say nothing about the query: the database stops, starts, is gone, full or overrun. */
const STATES = /^(?:08...|3D000|53...|57P0[1-5]|25006|58030)$/;
/** What the connection says. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** The driver's own words for a connection that went; they have no code. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error)/;
/** The pool's own for one that did not come. */
const LATE = /^timeout exceeded when trying to connect/;
/** What is said while a database is started again, and of a connection that it took along. */
const STARTING = /^(?:0800.|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** Whether an error, or one that it was made of, is such a one. */
function isOf(error: unknown, isSuch: (code: string, message: string) => boolean): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const { code = '' } = one as NodeJS.ErrnoException;
    if (isSuch(code, one.message)) return true;
    // a host with several addresses fails with one error for each
    if (one instanceof AggregateError && one.errors.some((each) => isOf(each, isSuch))) return true;
  }
  return false;
}

/** Whether an error means that the database cannot be reached or cannot take anything just now, not that a query is wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  isOf(error, (code, message) => CODES.has(code) || STATES.test(code) || LOST.test(message) || LATE.test(message));

/** Whether the database is away as it is while it is started again: in seconds it may be back. */
export const isStarting = (error: unknown): boolean =>
  isOf(error, (code, message) => STARTING.test(code) || LOST.test(message));
