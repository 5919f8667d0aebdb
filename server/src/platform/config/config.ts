import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isOwnMachine } from './own-machine.ts';
import { type PersonQuotas, quotaSettings, quotasOf } from './quotas.ts';
import { s3Fault, s3Of, type S3Settings, s3Settings } from './s3.ts';
import { withSecretFiles } from './secret-files.ts';
import { type TlsFiles, tlsFault, tlsOf, tlsSettings } from './tls.ts';
import { type ScannerSettings, scannerOf, scannerSettings } from './virus-scanner.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  /** 'no' for a server whose role of the database owns no tables: `command.js migrate` is run by their owner before. */
  MIGRATE: z.stringbool().default(true),
  /** The address people use; decides links in mails and whether cookies are Secure. */
  PUBLIC_URL: z.url().optional(),
  /**
   * How many proxies stand before the server and add to X-Forwarded-For; by default one when people come over TLS, which only
   * a proxy can give. Never more than there are: what stands further left is written by the caller.
   */
  TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(10), z.stringbool().transform(Number)]).optional(),
  /** Whoever asks for /metrics shows it (Authorization: Bearer); without it a public server has no /metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  /** Who must have two-step login before anything else: nobody, administrators (with editors), or staff (teachers too). */
  TWO_STEP_FOR: z.enum(['nobody', 'administrators', 'staff']).optional(),
  /** Days after which a code on a login card, or an administrator's first password, lets nobody in where it was not used. */
  FIRST_PASSWORD_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** 'no': pupils too always choose a password of their own at the first login with a code from a card. */
  PUPILS_KEEP_CARDS: z.stringbool().default(true),
  /** Years after which the work of pupils who have done nothing since is deleted; without it all is kept. */
  RETENTION_YEARS: z.coerce.number().int().min(1).max(100).optional(),
  LEFT_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(12),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CORRECTION_WORKERS: z.coerce.number().int().min(1).max(32).default(1),
  /** 'no' for a server that only answers, while others mark. */
  RUN_JOBS: z.stringbool().default(true),
  /** Seed the demo school; by default only into an empty embedded database (PD-05) that is not open to the world. */
  SEED_DEMO: z.stringbool().optional(),
  /** Calls a minute from one session or, for visitors, one address. A whole school can stand behind one address. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  ...quotaSettings,
  ...s3Settings,
  ...scannerSettings,
  ...tlsSettings,
  UNI_LOGIN_ISSUER: z.url().optional(),
  UNI_LOGIN_CLIENT_ID: z.string().optional(),
  UNI_LOGIN_CLIENT_SECRET: z.string().optional(),
  /** What the issuer calls a person's id, as it stands on the persons here, and what the person is. */
  UNI_LOGIN_ID_CLAIM: z.string().default('sub'),
  UNI_LOGIN_ROLE_CLAIM: z.string().default('aktoer_gruppe'),
  /** Hosts of learning platforms in the operator's own network, with commas between; others there are never called. */
  LTI_INTERNAL_HOSTS: z.string().default(''),
  /** The application that this server is to Microsoft; with it files can be fetched from OneDrive. */
  ONEDRIVE_CLIENT_ID: z.string().optional(),
  /** The same to Google, with the key of its file picker; both are needed. */
  GOOGLE_DRIVE_CLIENT_ID: z.string().optional(),
  GOOGLE_DRIVE_API_KEY: z.string().optional(),
  /** For tests only: the address of a server that stands in for both services. */
  CLOUD_STAND_IN: z.url().optional(),
  /** Where mails go out, such as smtp://user:password@mail.skole.dk:587; without it they are kept in the database. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of all mails. */
  MAIL_FROM: z.string().default('Ordklar <ordklar@localhost>'),
  /** Who reads feedback and contact requests; MAIL_FROM when not given. */
  CONTACT_EMAIL: z.string().optional(),
  SUPPORT_PHONE: z.string().default('70 20 30 40'),
  /** 'yes' opens /v2/check and /v2/languages for editors that have a LanguageTool client; nobody logs in for it. */
  LANGUAGETOOL: z.stringbool().default(false),
  /** The longest text of one such check, in characters. */
  LANGUAGETOOL_MAX_TEXT: z.coerce.number().int().min(1).max(1_000_000).default(50_000),
  /** Such calls a minute from one address. An editor asks each time somebody stops typing. */
  LANGUAGETOOL_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Whose pages may ask from a browser: an origin, or * for all; none by default. */
  LANGUAGETOOL_ALLOW_ORIGIN: z.string().optional(),
});

/** The same, with what must be given together. */
const checked = schema.superRefine((value, context) => {
  for (const fault of [s3Fault(value), tlsFault(value)])
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
});

/** What the environment says, checked once at start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server brings the tables to the newest schema itself. */
  migrates: boolean;
  publicUrl: string | undefined;
  /** People use the server under another address than this machine's own. */
  isPublic: boolean;
  /** People come over TLS: cookies are Secure. */
  overTls: boolean;
  /** Proxies whose word on the caller's address counts, from the right; 0 = none. */
  trustProxy: number;
  metricsToken: string | undefined;
  /** The secret is given from outside. */
  hasOwnSecret: boolean;
  /** Where it is not given it is made when it is first asked for. */
  readonly sessionSecret: string;
  /** Whom two-step login is a duty for. */
  twoStepFor: 'nobody' | 'administrators' | 'staff';
  firstPasswordDays: number;
  /** A pupil's code on a card may be the password for as long as nobody gives or chooses another. */
  pupilsKeepCards: boolean;
  /** Whole years; undefined = nothing is deleted by age. */
  retentionYears: number | undefined;
  /** Whole months that a pupil who has left the school is kept. */
  leftRetentionMonths: number;
  logLevel: string;
  correctionWorkers: number;
  runJobs: boolean;
  /** Undefined = as the database suggests; never so where the server is public: everybody knows the password. */
  seedDemo: boolean | undefined;
  uniLogin: { issuer: string; clientId: string; clientSecret: string; idClaim: string; roleClaim: string } | undefined;
  /** Hosts of learning platforms that may lie in an inner network. */
  ltiInternalHosts: readonly string[];
  /** The services that files can be fetched from; undefined = not set up. `standIn` only in tests. */
  cloud: {
    oneDrive: { clientId: string } | undefined;
    googleDrive: { clientId: string; apiKey: string } | undefined;
    standIn: string | undefined;
  };
  callsPerMinute: number;
  /** Where files lie; undefined = on the own disk. */
  s3: S3Settings | undefined;
  /** TLS of the own door; undefined = HTTP, for a proxy on the same machine or in a network of its own. */
  tls: TlsFiles | undefined;
  /** What looks at files before they are kept; undefined = nothing does. */
  virusScanner: ScannerSettings | undefined;
  /** What one person may fill. */
  quotas: Record<'pupil' | 'staff', PersonQuotas>;
  /** `smtpUrl` undefined = mails are kept in the database. */
  mail: { smtpUrl: string | undefined; from: string; contactTo: string };
  supportPhone: string;
  /** Undefined = no LanguageTool server. `maxText` in UTF-16 code units. */
  languageTool: { maxText: number; callsPerMinute: number; allowOrigin: string | undefined } | undefined;
}

/** Which services files can be fetched from. */
const cloudOf = (value: z.output<typeof schema>): Config['cloud'] => ({
  oneDrive: value.ONEDRIVE_CLIENT_ID ? { clientId: value.ONEDRIVE_CLIENT_ID } : undefined,
  googleDrive:
    value.GOOGLE_DRIVE_CLIENT_ID && value.GOOGLE_DRIVE_API_KEY
      ? { clientId: value.GOOGLE_DRIVE_CLIENT_ID, apiKey: value.GOOGLE_DRIVE_API_KEY }
      : undefined,
  standIn: value.CLOUD_STAND_IN,
});

const secretFile = (dataDir: string): string => path.join(dataDir, 'session-secret');

/** Where the secret is kept; null where it is given from outside. */
export const keptSecretFile = ({ dataDir, hasOwnSecret }: Config): string | null =>
  hasOwnSecret ? null : secretFile(dataDir);

/** The secret that signs cookies: made at the first start and kept beside the data, readable by the owner only. */
function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    try {
      fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // two servers that start at once on one folder: the first one's secret counts
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** Hosts that are written with commas between. */
const hostsIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

/** Reads the configuration; throws a Danish text that names each setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings, faults } = withSecretFiles(present);
  const parsed = checked.safeParse(settings);
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  if (!parsed.success || faults.length > 0)
    throw new Error(`Indstillingerne i miljøet kan ikke bruges:\n${faults.map((line) => `  ${line}`).join('\n')}`);
  const value = parsed.data;
  const dataDir = path.resolve(value.DATA_DIR);
  const overTls = value.PUBLIC_URL?.startsWith('https:') ?? false;
  const isPublic = value.PUBLIC_URL !== undefined && !isOwnMachine(value.PUBLIC_URL);
  const { UNI_LOGIN_ISSUER: issuer, UNI_LOGIN_CLIENT_ID: clientId, UNI_LOGIN_CLIENT_SECRET: clientSecret } = value;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    migrates: value.MIGRATE,
    publicUrl: value.PUBLIC_URL,
    isPublic,
    overTls,
    trustProxy: value.TRUST_PROXY ?? (overTls ? 1 : 0),
    metricsToken: value.METRICS_TOKEN,
    hasOwnSecret: value.SESSION_SECRET !== undefined,
    // only then, so that a command that looks whether the folder is empty does not fill it
    get sessionSecret() {
      return value.SESSION_SECRET ?? keptSecret(dataDir);
    },
    twoStepFor: value.TWO_STEP_FOR ?? (isPublic ? 'staff' : 'nobody'),
    firstPasswordDays: value.FIRST_PASSWORD_DAYS,
    pupilsKeepCards: value.PUPILS_KEEP_CARDS,
    retentionYears: value.RETENTION_YEARS,
    leftRetentionMonths: value.LEFT_RETENTION_MONTHS,
    logLevel: value.LOG_LEVEL,
    correctionWorkers: value.CORRECTION_WORKERS,
    runJobs: value.RUN_JOBS,
    seedDemo: value.SEED_DEMO ?? (isPublic ? false : undefined),
    uniLogin:
      issuer && clientId && clientSecret
        ? { issuer, clientId, clientSecret, idClaim: value.UNI_LOGIN_ID_CLAIM, roleClaim: value.UNI_LOGIN_ROLE_CLAIM }
        : undefined,
    ltiInternalHosts: hostsIn(value.LTI_INTERNAL_HOSTS),
    cloud: cloudOf(value),
    callsPerMinute: value.CALLS_PER_MINUTE,
    s3: s3Of(value),
    tls: tlsOf(value),
    virusScanner: scannerOf(value),
    quotas: quotasOf(value),
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, contactTo: value.CONTACT_EMAIL ?? value.MAIL_FROM },
    supportPhone: value.SUPPORT_PHONE,
    languageTool: value.LANGUAGETOOL
      ? {
          maxText: value.LANGUAGETOOL_MAX_TEXT,
          callsPerMinute: value.LANGUAGETOOL_CALLS_PER_MINUTE,
          allowOrigin: value.LANGUAGETOOL_ALLOW_ORIGIN,
        }
      : undefined,
  };
}
