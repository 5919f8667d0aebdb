import { sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';
import { meetingsOf } from '../classes/index.ts';

const { chatMessage, squad, users } = tables;

/** Someone that a person can write to, in one of the squads that they have in common; a squad of null = none any more. */
export interface RecipientRow {
  userId: number;
  publicName: string;
  squadId: number | null;
  squadName: string | null;
  isOpen: boolean;
  lastMessage: string | null;
  lastCreated: Date | null;
  lastFrom: number | null;
}

/** Pairs of a person with each pupil they teach, or with each teacher of theirs, by squad. */
const pairsOf = (userId: number) => sql`
  select kept.id as squad_id, kept.name as squad_name, kept.kind, kept.grade, kept.chat_open, met.other_id
  from (${meetingsOf(userId)}) met
  join ${squad} kept on kept.id = met.squad_id and kept.archived_at is null
  where met.other_id <> ${userId}`;

const last = (userId: number, otherId: string) => sql`left join lateral (
  select written.message, written.created, written.from_user from ${chatMessage} written
  where least(written.from_user, written.to_user) = least(${userId}::int, ${sql.raw(otherId)})
    and greatest(written.from_user, written.to_user) = greatest(${userId}::int, ${sql.raw(otherId)})
  order by written.id desc limit 1
) newest on true`;

/** Everybody whom the person can write to, by class, who wrote last first, then by name; then those with whom only a conversation is left. */
export async function findRecipients(db: Db, userId: number): Promise<RecipientRow[]> {
  const { rows } = await db.execute<
    Omit<RecipientRow, 'lastCreated'> & { lastCreated: string | null } & Record<string, unknown>
  >(sql`
    with pairs as (${pairsOf(userId)}),
    everyone as (
      select squad_id, squad_name, kind, grade, chat_open, other_id from pairs
      union all
      select null, null, null, null, false, gone.other_id from (
        select distinct case when from_user = ${userId} then to_user else from_user end as other_id
        from ${chatMessage} where from_user = ${userId} or to_user = ${userId}
      ) gone where not exists (select 1 from pairs where pairs.other_id = gone.other_id)
    )
    select person.id as "userId", person.public_name as "publicName", everyone.squad_id as "squadId",
      everyone.squad_name as "squadName", everyone.chat_open as "isOpen",
      newest.message as "lastMessage", newest.created as "lastCreated", newest.from_user as "lastFrom"
    from everyone join ${users} person on person.id = everyone.other_id
    ${last(userId, 'person.id')}
    order by everyone.kind nulls last, everyone.grade, everyone.squad_name, everyone.squad_id,
      newest.created desc nulls last, person.public_name collate "da-x-icu", person.id`);
  return rows.map((row) => ({ ...row, lastCreated: row.lastCreated === null ? null : new Date(row.lastCreated) }));
}

/** The squads that a person has in common with one other, and whether the chat is open there. */
export async function findCommonSquads(db: Db, userId: number, otherId: number): Promise<{ isOpen: boolean }[]> {
  const { rows } = await db.execute<{ isOpen: boolean }>(
    sql`select chat_open as "isOpen" from (${pairsOf(userId)}) pairs where other_id = ${otherId}`,
  );
  return rows;
}
