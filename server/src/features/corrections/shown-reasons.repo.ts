import { sql } from 'drizzle-orm';
import { tables } from '../../platform/db/index.ts';

/* For queries that count or show errors: a mark has one reason or more, and each of them may be hidden for itself. */

/** The reasons of a mark as rows: joined to `correction`, of which only the active ones count. */
export const reasonsOfMark = sql`jsonb_array_elements(${tables.correction.categories}) as reason(value)`;

/** Whether a reason counts and is shown. */
export const isShownReason = sql<boolean>`(reason.value ->> 'active')::boolean`;

/** The type of error that a reason names, such as 'present-r'. */
export const typeOfReason = sql<string>`reason.value ->> 'subcategoryId'`;

/** The category that the type belongs to. */
export const categoryOfReason = sql<string>`reason.value ->> 'categoryId'`;
