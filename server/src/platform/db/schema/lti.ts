import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { homework } from './homework.ts';
import { institution, users } from './people.ts';

/** The keys that we sign with towards learning platforms; the newest counts, older ones are shown a while. */
export const ltiKey = pgTable('lti_key', {
  id: id(),
  kid: text().notNull().unique(),
  publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  /** PKCS #8, sealed with the server's secret. */
  sealedKey: text().notNull(),
  madeAt: moment().notNull(),
});

/** A learning platform (Moodle, Canvas, itslearning …) that a school lets open Ordklar by LTI 1.3. */
export const ltiPlatform = pgTable(
  'lti_platform',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id),
    name: text().notNull(),
    issuer: text().notNull(),
    clientId: text().notNull(),
    deploymentId: text().notNull(),
    authUrl: text().notNull(),
    tokenUrl: text().notNull(),
    jwksUrl: text().notNull(),
    /** Where results go, where it is another host than those above. */
    scoreHost: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('lti_platform_once').on(table.issuer, table.clientId, table.deploymentId),
    index('lti_platform_institution').on(table.institutionId),
  ],
);

/** What a platform said when it opened Ordklar, as far as it is needed afterwards. */
export interface LtiLaunch {
  subject: string;
  /** The address of ours that was meant. */
  target: string;
  /** Where results of it go; null where the platform takes none. */
  lineitem: string | null;
}

/** A launch on its way: from the platform's first word to the end of linking. Whoever has `state` may go on once. */
export const ltiLaunch = pgTable(
  'lti_launch',
  {
    /** A hash of the state, which only the platform and the browser know. */
    id: text().primaryKey(),
    platformId: integer()
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    /** A hash of the cookie of the browser in which it began. */
    browser: text().notNull(),
    nonce: text().notNull(),
    expiresAt: moment().notNull(),
    /** The platform has answered: no second answer is taken. */
    answeredAt: moment(),
    /** Its answer, once it is proved; what waits for the person to link the own account. */
    launch: jsonb().$type<LtiLaunch>(),
  },
  (table) => [
    index('lti_launch_platform').on(table.platformId),
    index('lti_launch_browser').on(table.browser),
    index('lti_launch_expires').on(table.expiresAt),
  ],
);

/** Whose account a person of a learning platform has, as the person has said once, logged in here. */
export const ltiLink = pgTable(
  'lti_link',
  {
    id: id(),
    platformId: integer()
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    /** The platform's own id of the person. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment().notNull(),
  },
  (table) => [
    unique('lti_link_subject').on(table.platformId, table.subject),
    unique('lti_link_user').on(table.userId, table.platformId),
  ],
);

/**
 * A task whose result a platform has asked for. It waits to be sent while `wanted` is ahead of `sent`: a trigger of the
 * migration `lti` counts `wanted` up at each hand-in and when results are hidden or shown.
 */
export const ltiTask = pgTable(
  'lti_task',
  {
    id: id(),
    linkId: integer()
      .notNull()
      .references(() => ltiLink.id, { onDelete: 'cascade' }),
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    lineitem: text().notNull(),
    wanted: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** When it was last wanted, or first failed since, and when it is tried next. */
    wantedAt: moment().notNull(),
    nextTryAt: moment().notNull(),
    failures: integer().notNull().default(0),
    /** One of `LTI_FAILURES` of the contract; sentences that stand here yet are older. */
    lastError: text(),
    givenUp: boolean().notNull().default(false),
  },
  (table) => [
    unique('lti_task_once').on(table.homeworkId, table.linkId, table.lineitem),
    index('lti_task_link').on(table.linkId),
    index('lti_task_waiting').on(table.nextTryAt).where(sql`wanted > sent and not given_up`),
  ],
);
