import { ProblemError } from '../platform/problems/index.ts';

/** The problem that a call ends with; a call that succeeds, or fails in another way, fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<ProblemError> {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error(`it succeeded: ${JSON.stringify(answer)}`);
}

/** Its code alone. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => (await problemOf(call)).code;
