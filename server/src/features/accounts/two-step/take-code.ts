import { randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { hashPassword } from '../log-in/password-hash.ts';
import { findTurnedOn, takeRecovery, takeStep, type TurnedOn } from './two-step.repo.ts';

/** What all apps know (RFC 6238): anything else some of them overlook. */
const STEP_SECONDS = 30;
const KIND = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

/** A secret for an app, and the address of it that a QR code holds. */
export function newSecret(username: string): { secret: string; address: string } {
  const secret = new Secret({ size: 20 });
  const address = new TOTP({ ...KIND, issuer: 'Ordklar', label: username, secret }).toString();
  return { secret: secret.base32, address };
}

/**
 * The step of 30 seconds since 1970 whose code this is; null for none. Only the step that is now counts, so that no code lives
 * longer than the app shows it.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const app = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const delta = app.validate({ token: code, timestamp: now.getTime(), window: 0 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODES = 10;
/** Signs of a recovery code: 138 bits. Those that were made before it have twelve, and are taken too. */
const RECOVERY_SIGNS = 28;
const RECOVERY_LENGTHS = [RECOVERY_SIGNS, 12];

/** Codes of seven groups such as 'k3vr-92mt-…' for whoever has lost the app: not to be guessed, and each taken once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_SIGNS }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );

/** As people type it: with blanks, hyphens and capitals where they like. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();
/** As passwords are kept: slow to guess, and each with a salt of its own. */
export const recoveryHash = (code: string): Promise<string> => hashPassword(bareCode(code));

/** Takes a code of the app or a recovery code of a person; false where it is none, or was taken before. */
export async function takeCode(context: Context, userId: number, typed: string): Promise<boolean> {
  const row = await findTurnedOn(context.db, userId);
  return row !== null && takeCodeOf(context, row, typed);
}

async function takeRecoveryCode({ db }: Context, { userId, recoveryHashes }: TurnedOn, code: string): Promise<boolean> {
  if (!RECOVERY_LENGTHS.includes(code.length)) return false;
  // one after the other: each takes 19 MB while it is counted
  for (const kept of recoveryHashes)
    if (kept.startsWith('$argon2') && (await verify(kept, code))) return takeRecovery(db, userId, kept);
  return false;
}

async function takeCodeOf(context: Context, row: TurnedOn, typed: string): Promise<boolean> {
  const { db, clock } = context;
  const { userId, secret } = row;
  const code = bareCode(typed);
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(context, row, code);
  const step = stepOf(secret, code, clock.now());
  return step !== null && takeStep(db, userId, step);
}

/** Lets nobody on who has two-step login and brings no code that holds. Ask for the password first. */
export async function requireSecondStep(context: Context, userId: number, code: string | undefined): Promise<void> {
  const row = await findTurnedOn(context.db, userId);
  if (!row) return;
  if (!code || bareCode(code) === '') throw new ProblemError('code-needed');
  if (!(await takeCodeOf(context, row, code))) throw new ProblemError('wrong-code');
}
