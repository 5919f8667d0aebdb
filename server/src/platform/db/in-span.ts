import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Whether a moment lies in a span: from its first moment until before `to`. */
export const inSpan = (moment: SQLWrapper, { from, to }: { from: Date; to: Date }): SQL =>
  sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;
