import type { MAIL_STATES } from '@ordklar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { mail } = tables;

/** Which mails are asked for. */
export interface Wanted {
  state?: (typeof MAIL_STATES)[number] | undefined;
  search?: string | undefined;
}

const isWanted = ({ state, search }: Wanted) =>
  and(
    state && eq(mail.state, state),
    search ? sql`strpos(lower(${mail.to} || ' ' || ${mail.subject}), lower(${search})) > 0` : undefined,
  );

export const countMails = (db: Db, wanted: Wanted): Promise<number> => db.$count(mail, isWanted(wanted));

/** A part of the outbox, the latest first. */
export const findMails = (db: Db, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) =>
  db.select().from(mail).where(isWanted(wanted)).orderBy(desc(mail.id)).limit(limit).offset(offset);
