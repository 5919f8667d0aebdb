import { COMMENT_ID } from '@ordklar/contract';
import { sql } from 'drizzle-orm';
import { tables } from '../../platform/db/index.ts';

/* For queries that count or show errors: a mark has one reason or more, and each of them may be hidden for itself. */

/** The reasons of a mark as rows: joined to `correction`, of which only the active ones count. */
export const reasonsOfMark = sql`jsonb_array_elements(${tables.correction.categories}) as reason(value)`;

/** Whether a reason is an error and is shown: what a teacher says of a place without a type is none (`COMMENT_ID`). */
export const isShownError = sql<boolean>`((reason.value ->> 'active')::boolean and reason.value ->> 'subcategoryId' <> ${COMMENT_ID})`;

/** The type of error that a reason names, such as 'present-r'. */
export const typeOfReason = sql<string>`reason.value ->> 'subcategoryId'`;

/** The category that the type belongs to. */
export const categoryOfReason = sql<string>`reason.value ->> 'categoryId'`;
