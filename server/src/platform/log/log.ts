import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino';
import { withoutValues } from './without-values.ts';

/** The part of the logger that use cases need. No pupil's name, text or user name is ever logged (PD-34). */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * What the log keeps of a request: neither an address, nor a query, which holds search words and the code of a UNI-Login,
 * nor a header.
 */
const whatWasAsked = ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split('?')[0] });

/** JSON lines, on standard output. */
export const createLog = (level: string, out: DestinationStream = destination(1)) =>
  pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: withoutValues, req: whatWasAsked },
    },
    out,
  );
