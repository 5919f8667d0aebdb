import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { signOf } from '../../../platform/config/sign-of.ts';
import { cookieName } from '../../../platform/sessions/cookie-name.ts';

/** Who has logged in on a machine is kept there for a year, in a cookie that we sign (PD-01). */
export const MACHINE_COOKIE = 'ordklar_maskine';
const KEPT_SECONDS = 365 * 24 * 60 * 60;
/** A machine that a whole class shares. */
const MOST_PEOPLE = 40;

/** A browser on which somebody has logged in before. `people` are signs that tell nobody who they are. */
export interface Machine {
  id: string;
  people: readonly string[];
}

const personOn = (config: Config, machineId: string, userId: number): string =>
  signOf(config, `machine ${machineId} ${userId}`).slice(0, 10);

/** The machine that the request comes from; null when nobody has logged in there, or the cookie is not ours. */
export function machineOf(config: Config, request: FastifyRequest): Machine | null {
  const cookie = request.cookies[cookieName(config, MACHINE_COOKIE)];
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
  if (!valid || value === null) return null;
  const [id = '', ...people] = value.split(' ');
  return { id, people };
}

/** Whether the person has logged in on this machine before. */
export const isKnownOn = (config: Config, machine: Machine | null, userId: number): machine is Machine =>
  machine !== null && machine.people.includes(personOn(config, machine.id, userId));

/** Keeps on the machine that the person has logged in there. */
export function rememberOn(config: Config, reply: FastifyReply, machine: Machine | null, userId: number): void {
  const id = machine?.id ?? randomBytes(16).toString('base64url');
  const sign = personOn(config, id, userId);
  const people = [sign, ...(machine?.people ?? []).filter((other) => other !== sign)].slice(0, MOST_PEOPLE);
  reply.setCookie(cookieName(config, MACHINE_COOKIE), [id, ...people].join(' '), {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.overTls,
    path: '/',
    maxAge: KEPT_SECONDS,
    signed: true,
  });
}
