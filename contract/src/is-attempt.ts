import type { AnswerOrOpenTask, AnswerResult } from './results.ts';

/** Whether this is an attempt, and not a task that waits to be handed in. */
export const isAttempt = (result: AnswerOrOpenTask): result is AnswerResult => result.exerciseProgressId !== null;
