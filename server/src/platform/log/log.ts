import { pino } from 'pino';
import { withoutValues } from './without-values.ts';

/** The part of the logger that use cases need. No pupil's name, text or user name is ever logged (PD-34). */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** JSON lines on standard output. */
export const createLog = (level: string) =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'],
  });
