import type { HintKind } from '@ordklar/correction';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** A school. Every search and every policy stays inside it (PD-03). */
export const institution = pgTable('institution', { id: id(), name: text().notNull() });

/** A person who can log in. */
export const users = pgTable(
  'users',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id),
    username: text().notNull(),
    /** argon2id; null for people who come in by UNI-Login only. */
    passwordHash: text(),
    /** Until when a password that somebody else was told lets in; null for one that the person chose. */
    firstPasswordUntil: moment(),
    /** The person is to choose a password of the own before anything else. */
    mustChoosePassword: boolean().notNull().default(false),
    /** The identifier that UNI-Login knows the person by. */
    uniId: text().unique(),
    name: text().notNull(),
    /** The name that others see in chat and lists; the person may set it. */
    publicName: text().notNull(),
    activeSquadId: integer(),
    /** The subject whose courses the person chose last, such as 'dansk'. */
    selectedCourseGroup: text(),
    createdAt: moment().notNull().defaultNow(),
    /** Since when the person is no longer at the school: there is no way in, and the work is kept for a while (PD-32). */
    leftAt: moment(),
  },
  (table) => [unique('users_username').on(table.username), index('users_institution').on(table.institutionId)],
);

/** What a person may be; several rows for several roles (PD-02). */
export const userRole = pgTable(
  'user_role',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['student', 'teacher', 'school-admin', 'editor'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/**
 * Wrong passwords in a row, by user name; kept for names that do not exist too, so that nothing leaks. A machine on which the
 * person has logged in before counts by itself (its id), all others together (''). Forgotten after a day.
 */
export const loginFailure = pgTable(
  'login_failure',
  {
    username: text().notNull(),
    machine: text().notNull().default(''),
    failures: integer().notNull(),
    blockedUntil: moment(),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.username, table.machine] }), index('login_failure_last').on(table.lastAt)],
);

/** Wrong passwords from an address, over all names; the address is hashed. `failures` are those since `since`. */
export const loginAddress = pgTable(
  'login_address',
  {
    address: text().primaryKey(),
    failures: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('login_address_since').on(table.since)],
);

/** Sessions of logged-in people. `sid` is the cookie's random id. */
export const session = pgTable(
  'session',
  {
    sid: text().primaryKey(),
    /** What people see of it; `sid` is a secret. */
    id: integer().generatedByDefaultAsIdentity().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull().defaultNow(),
    /** What the browser said of itself when the person logged in. */
    device: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('session_expires').on(table.expiresAt), index('session_user').on(table.userId)],
);

/** When a person was last here, to some minutes; what an open page asks by itself does not count. */
export const lastSeen = pgTable('last_seen', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment().notNull(),
});

/** The second step of a person's login: a code from an app. */
export const twoStep = pgTable('two_step', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32; the app has it too. */
  secret: text().notNull(),
  /** Null while it is being set up. */
  confirmedAt: moment(),
  /** The newest code that was taken, in steps of 30 seconds since 1970: no code is taken twice. */
  lastStep: integer().notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: text().array().notNull().default(sql`'{}'`),
});

/** A class, or a group of pupils across classes. */
export const squad = pgTable(
  'squad',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id),
    kind: text({ enum: ['class', 'group'] }).notNull(),
    name: text().notNull(),
    grade: integer(),
    /** Start year of its school year: 2026 is 1 August 2026 – 31 July 2027 (PD-06). */
    year: integer().notNull(),
    /** The comma system its texts are marked by (PD-22). */
    startkomma: text({ enum: ['yes', 'no', 'auto'] })
      .notNull()
      .default('auto'),
    /** Kinds of hints that its texts are shown with (docs/decisions/0029). */
    hints: jsonb().$type<HintKind[]>().notNull().default([]),
    /** Whether its pupils may choose exercises for themselves (PD-10). */
    freeExercises: boolean().notNull().default(false),
    /** Whether its pupils and teachers may write to each other (PD-27). */
    chatOpen: boolean().notNull().default(true),
    /** The class of the school year before, that this one was moved up from (PD-06). */
    previousId: integer().references((): AnyPgColumn => squad.id),
    /** Of a class: it has ended and stays in its school year. Of a group: it is deleted. */
    archivedAt: moment(),
    /** Grows with each change of name or pupils of a group; an older change is refused. */
    version: integer().notNull().default(1),
    changedAt: moment(),
    changedBy: integer(),
  },
  (table) => [
    index('squad_institution').on(table.institutionId, table.year),
    index('squad_previous').on(table.previousId),
  ],
);

/** Who is in a class or group, and as what. */
export const squadMember = pgTable(
  'squad_member',
  {
    squadId: integer()
      .notNull()
      .references(() => squad.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['student', 'teacher'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.squadId, table.userId, table.role] }),
    index('squad_member_user').on(table.userId),
  ],
);

/** An offer to share a class or group with a colleague. Accepted = both may view and edit its assignments. */
export const squadShare = pgTable(
  'squad_share',
  {
    id: id(),
    squadId: integer()
      .notNull()
      .references(() => squad.id, { onDelete: 'cascade' }),
    creatorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['pending', 'accepted', 'rejected'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    acceptedAt: moment(),
  },
  (table) => [
    unique('squad_share_pair').on(table.squadId, table.recipientId),
    index('squad_share_recipient').on(table.recipientId, table.state),
    check('squad_share_not_self', sql`${table.creatorId} <> ${table.recipientId}`),
    index('squad_share_creator_id').on(table.creatorId),
  ],
);

/** Which products an institution may use, and when (PD-07). */
export const licence = pgTable(
  'licence',
  {
    institutionId: integer()
      .notNull()
      .references(() => institution.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    validFrom: date().notNull(),
    validTo: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.productId, table.validFrom] })],
);

/** Elements that a person has closed for good, such as hint bubbles (SHELL-14). */
export const dismissedElement = pgTable(
  'dismissed_element',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    elementId: text().notNull(),
    dismissedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.elementId] })],
);

/** Who opened or changed whose work, or made whose login code (PD-32). Kept without the text or the code itself. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** The school that it happened in. */
    institutionId: integer(),
    userId: integer(),
    action: text().notNull(),
    subjectUserId: integer(),
    details: text(),
  },
  (table) => [
    index('audit_subject').on(table.subjectUserId, table.at),
    index('audit_institution').on(table.institutionId, table.at, table.id),
  ],
);
