import { addressPattern, type ClientError, placesOf, withoutQuoted } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';

/** Errors that are taken from one sender in a minute: a page that fails in a circle must not fill the log. */
export const ERRORS_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Who sends: a person who is logged in, or a visitor's address. Neither is logged. */
export interface Sender {
  key: string;
  userAgent: string;
}

/**
 * Takes errors of browsers into the log, without anybody's words, name or address (PD-34). Counted in this process
 * alone: it is the log that is protected.
 */
export function clientErrorIntake(context: Pick<Context, 'clock' | 'log'>) {
  let minute = 0;
  let counts = new Map<string, number>();
  return (sender: Sender, error: ClientError): void => {
    const now = Math.floor(context.clock.now().getTime() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(sender.key) ?? 0) + 1;
    counts.set(sender.key, count);
    if (count > ERRORS_A_MINUTE) throw new ProblemError('too-many-requests');
    context.log.warn(
      {
        clientError: {
          name: withoutQuoted(error.name),
          message: withoutQuoted(error.message),
          places: placesOf(error.stack),
          page: addressPattern(error.page),
          userAgent: sender.userAgent.slice(0, 200),
        },
      },
      'an error in a browser',
    );
  };
}
