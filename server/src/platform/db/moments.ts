import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A moment within a statement that we write ourselves, where the driver does not know which type is meant. */
export const atMoment = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Whole seconds since 1970 of what a statement gives, as `toUnix` says of a Date; null where it is. */
export const unixOf = (moment: SQLWrapper): SQL<number> => sql`floor(extract(epoch from ${moment}))::float8`;

/** Whether a moment lies in a span: from its first moment until before `to`. */
export const inSpan = (moment: SQLWrapper, { from, to }: { from: Date; to: Date }): SQL =>
  sql`${moment} >= ${atMoment(from)} and ${moment} < ${atMoment(to)}`;
