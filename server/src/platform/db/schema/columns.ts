import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A generated numeric primary key. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A point in time, always with its zone (architecture: timestamptz in the database, unix seconds on the wire). */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Words to be found by, as full-text search keeps them. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
