import { type ProblemCode, problemTexts } from './problem-texts.ts';

/** The HTTP status of every problem code. The only place where the two meet. */
const STATUS: Record<ProblemCode, number> = {
  'not-logged-in': 401,
  'session-ended': 401,
  'wrong-login': 401,
  'login-blocked': 429,
  'too-many-requests': 429,
  csrf: 419,
  forbidden: 403,
  'no-licence': 403,
  'left-school': 403,
  'not-found': 404,
  invalid: 422,
  'other-name': 422,
  'no-sentence-marks': 422,
  'no-file': 422,
  'empty-text': 422,
  'not-docx': 422,
  'no-zip-signature': 422,
  'broken-docx': 422,
  'encrypted-docx': 422,
  'zip-bomb': 422,
  'docx-too-slow': 422,
  'already-handed-in': 409,
  'unanswered-items': 422,
  'steps-left': 422,
  'step-ahead': 409,
  'step-ended': 409,
  'already-completed': 409,
  'not-handed-in': 409,
  'still-marking': 409,
  'stale-draft': 409,
  'try-empty': 422,
  'try-too-long': 422,
  'try-not-danish': 422,
  'try-busy': 409,
  'text-too-hard': 422,
  'stale-save': 409,
  'stale-exercise': 409,
  'class-gone': 404,
  'class-ended': 409,
  'class-name-taken': 409,
  'next-class-in-use': 409,
  'no-email': 422,
  'first-steps': 403,
  'card-ended': 403,
  'code-needed': 401,
  'wrong-code': 422,
  'two-step-on': 409,
  'wrong-password': 422,
  'short-password': 422,
  'easy-password': 422,
  'uni-login-only': 409,
  'lti-platform-taken': 409,
  'reset-what': 422,
  'nothing-to-reset': 409,
  'empty-group': 422,
  'pupil-twice': 422,
  'not-our-pupils': 404,
  'stale-group': 409,
  'share-with-self': 404,
  'not-colleague': 404,
  'chat-closed': 409,
  'chat-left': 409,
  'chat-stranger': 404,
  'not-roster': 422,
  'roster-too-big': 422,
  'stale-roster': 409,
  'import-kept': 409,
  'too-large': 413,
  'drafts-full': 413,
  'files-today': 429,
  'files-full': 413,
  'file-type': 422,
  'image-type': 422,
  'post-archived': 409,
  'still-has-posts': 409,
  'too-many-files': 422,
  'category-not-found': 422,
  'bank-full': 422,
  'empty-replacement': 422,
  'outside-text': 422,
  'infected-file': 422,
  'scanner-away': 503,
  'database-away': 503,
  unknown: 500,
};

/** An expected error: thrown by use cases, answered as `{message, code, errors?, details?}` (PD-33). */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly details: Record<string, unknown> | undefined;
  constructor(
    code: ProblemCode,
    more: { errors?: Record<string, string[]>; details?: Record<string, unknown>; message?: string } = {},
  ) {
    super(more.message ?? problemTexts[code]);
    this.name = 'ProblemError';
    this.code = code;
    this.status = STATUS[code];
    this.errors = more.errors;
    this.details = more.details;
  }
  /** What goes over the wire. */
  toWire() {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.details && { details: this.details }),
    };
  }
}

/** Another's id and one that does not exist are answered alike (PD-03). */
export const notFound = () => new ProblemError('not-found');

/** The value, or a 404 where there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
