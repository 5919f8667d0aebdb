import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { newsletterSubscription: subscription } = tables;

export type Subscription = typeof subscription.$inferSelect;

/** Lets those who ask for one address, or from one place, wait for each other until the transaction ends. */
export async function holdAsking(db: Db, email: string, sender: string): Promise<void> {
  for (const key of [`newsletter ${email}`, `newsletter ${sender}`].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}

/** Addresses that were asked for from one place since a moment. */
export const countAsked = (db: Db, sender: string, since: Date): Promise<number> =>
  db.$count(subscription, and(eq(subscription.sender, sender), gt(subscription.askedAt, since)));

export async function findByEmail(db: Db, email: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscription).where(eq(subscription.email, email));
  return row;
}

/** The subscription that a link belongs to; nobody else changes it until the transaction ends. */
export async function findByToken(db: Db, kind: 'confirmToken' | 'leaveToken', token: string) {
  const [row] = await db.select().from(subscription).where(eq(subscription[kind], token)).for('update');
  return row;
}

/** Keeps what is known of an address. */
export async function keepAsked(db: Db, row: typeof subscription.$inferInsert): Promise<void> {
  await db.insert(subscription).values(row).onConflictDoUpdate({ target: subscription.email, set: row });
}

export async function change(db: Db, id: number, changes: Partial<Subscription>): Promise<void> {
  await db.update(subscription).set(changes).where(eq(subscription.id, id));
}

/** Which subscriptions are asked for. */
export interface Wanted {
  state?: Subscription['state'] | undefined;
  search?: string | undefined;
}

const isWanted = ({ state, search }: Wanted) =>
  and(
    state && eq(subscription.state, state),
    search ? sql`strpos(${subscription.email}, lower(${search})) > 0` : undefined,
  );

export const countSubscriptions = (db: Db, wanted: Wanted): Promise<number> =>
  db.$count(subscription, isWanted(wanted));

/** A part of the list, the latest first. */
export const findSubscriptions = (db: Db, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(subscription)
    .where(isWanted(wanted))
    .orderBy(desc(subscription.askedAt), desc(subscription.id))
    .limit(limit)
    .offset(offset);

/** All that have confirmed, by their address. */
export const findConfirmed = (db: Db) =>
  db.select().from(subscription).where(eq(subscription.state, 'confirmed')).orderBy(subscription.email);

/** False where there is none. */
export async function deleteSubscription(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(subscription).where(eq(subscription.id, id)).returning({ id: subscription.id });
  return rows.length > 0;
}
