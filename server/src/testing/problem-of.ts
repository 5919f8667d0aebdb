import { ApiProblem } from '@ordklar/contract';
import { ProblemError } from '../platform/problems/index.ts';

/** The problem that a call of a use case ends with; a call that succeeds, or fails in another way, fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<ProblemError> {
  const problem = await failureOf(call);
  if (problem instanceof ProblemError) return problem;
  throw problem;
}

/** The code of the problem that a call of a use case, or of a browser, ends with. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const problem = await failureOf(call);
  if (problem instanceof ProblemError || problem instanceof ApiProblem) return problem.code;
  throw problem;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    return error;
  }
  throw new Error(`it succeeded: ${JSON.stringify(answer)}`);
}
