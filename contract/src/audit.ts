import { z } from 'zod';
import { get, id, unixSeconds } from './endpoint.ts';

/** What the audit log tells of (work opened, accounts and classes changed, people read: PD-32), and what it is called. */
export const AUDIT_ACTIONS = {
  'text-opened': 'Åbnede en tekst',
  'work-opened': 'Åbnede en besvarelse',
  'login-code-made': 'Gav en ny adgangskode',
  'class-reset': 'Nulstillede en klasse',
  'class-reset-undone': 'Fortrød en nulstilling',
  'chat-report-read': 'Læste en anmeldt besked',
  'people-read': 'Læste listen over skolens personer',
  'audit-exported': 'Hentede logbogen som fil',
  'roster-imported': 'Hentede personer ind fra en fil',
  'roster-import-undone': 'Fortrød en import af personer',
  'pupil-exported': 'Hentede alt om en elev',
  'pupil-erased': 'Slettede en elev',
  'leaver-erased': 'En elev, der var gået ud, blev slettet',
  'work-expired': 'Gammelt arbejde blev slettet',
  'uni-login-role': 'Blev afvist med en anden rolle fra UNI-Login',
  'lti-platform-added': 'Oprettede en læringsplatform',
  'lti-platform-changed': 'Ændrede en læringsplatform',
  'lti-platform-removed': 'Slettede en læringsplatform',
  'lti-linked': 'Knyttede sin bruger til en læringsplatform',
  'lti-unlinked': 'Fjernede en brugers tilknytning til en læringsplatform',
  'two-step-on': 'Slog totrinslogin til',
  'two-step-off': 'Slog totrinslogin fra',
  'two-step-reset': 'Fjernede en kollegas totrinslogin',
  'administrator-made': 'Oprettede en administrator eller redaktør',
  'administrator-code-made': 'Gav en administrator eller redaktør en ny adgangskode',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
/** The kinds of lines, in the order in which they are offered. */
export const auditActions = Object.keys(AUDIT_ACTIONS) as AuditAction[];

const person = z.object({ id, name: z.string(), username: z.string() });

/** A line of the audit log. A person who is no longer there has no name any more. */
export const auditRow = z
  .object({
    id,
    at: unixSeconds,
    action: z.enum(auditActions),
    by: person.nullable(),
    /** Whose account or work it is; null where it is of nobody in particular. */
    subject: person.nullable(),
    /** Where, by ids only, such as 'class 3'. */
    details: z.string(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.output<typeof auditRow>;

const day = z.iso.date().optional();
/** Which lines are wanted. Days are Danish ones, both included. */
const wanted = {
  action: z.enum(auditActions).optional(),
  /** Part of the name or user name of who did it or whose it is. */
  person: z.string().trim().max(60).optional(),
  from: day,
  to: day,
};
const count = z.number().int();

/** Who opened whose work in the school, for its administrators. */
export const auditApi = {
  auditLog: get('institution/audit', {
    access: ['school-admin'],
    summary: 'A page of the audit log of the own school, the latest first, by kind, person and days',
    query: z.object({ ...wanted, page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1) }),
    answers: { 200: z.object({ rows: z.array(auditRow), page: count, pages: count, total: count }) },
  }),
  auditCsv: get('institution/audit/csv', {
    access: ['school-admin'],
    summary: 'The same lines as CSV, at most the latest 50,000',
    query: z.object(wanted),
    answers: { 200: z.unknown().meta({ description: 'the file' }) },
  }),
};
