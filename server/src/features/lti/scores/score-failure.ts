import { LTI_FAILURES, type LtiFailure } from '@ordklar/contract';
import { callPlatform, type PlatformAnswer } from '../platforms/call-platform.ts';

/** A result that did not reach its platform: the reason is for the administrator, the message for the log. */
export class ScoreFailure extends Error {
  readonly reason: LtiFailure;

  constructor(reason: LtiFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Calls the platform; whatever it answers below 200 or above 299 is a failure for this reason. @throws ScoreFailure */
export async function mustTake(refused: LtiFailure, ...call: Parameters<typeof callPlatform>): Promise<PlatformAnswer> {
  const answer = await callPlatform(...call).catch((error: unknown) => {
    throw new ScoreFailure('no-answer', 'the platform did not answer', { cause: error });
  });
  const { status } = answer;
  if (status < 200 || status > 299)
    throw new ScoreFailure(status >= 500 ? 'broken' : refused, `the platform answered ${status} (${refused})`);
  return answer;
}

/** The reason of what was thrown. */
export const reasonOf = (error: unknown): LtiFailure => (error instanceof ScoreFailure ? error.reason : 'unknown');

/** The reason that is kept; of a sentence that was kept before there were reasons it is not known. */
export const asFailure = (kept: string | null): LtiFailure | null =>
  kept === null ? null : (LTI_FAILURES.find((reason) => reason === kept) ?? 'unknown');
