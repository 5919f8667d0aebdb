import type { ApiProblem } from '@ordklar/contract';

/** What is wrong in a form, a Danish sentence by field. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

const UNEXPECTED = 'Der opstod en fejl. Prøv igen om lidt.';

/** By its name, not its class: a public page must not load the contract's client for its form. */
const isProblem = (error: unknown): error is ApiProblem => error instanceof Error && error.name === 'ApiProblem';

/**
 * Reads why a form could not be sent: the server's first sentence of each field that the form has, and one sentence for
 * the form as a whole, empty where everything stands at a field.
 * @param notSent is said where the server failed or the answer was none of ours; without it the server's own sentence.
 */
export function readRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  notSent?: string,
): { faults: Faults<Field>; failure: string } {
  if (!isProblem(error)) return { faults: {}, failure: notSent ?? UNEXPECTED };
  const faults: Faults<Field> = {};
  let elsewhere: string | undefined;
  for (const [name, [sentence]] of Object.entries(error.errors)) {
    const field = fields.find((own) => own === name);
    if (field !== undefined && sentence) faults[field] = sentence;
    else elsewhere ??= sentence;
  }
  const whole = error.status >= 500 ? (notSent ?? error.message) : error.message;
  return { faults, failure: elsewhere ?? (Object.keys(faults).length > 0 ? '' : whole) };
}
