import { z } from 'zod';
import { nothing, post } from './endpoint.ts';

/** An error that a browser met in our own script: what kind, where in the script, on which page. No words of people. */
export const clientError = z.object({
  /** 'TypeError' */
  name: z.string().max(100),
  message: z.string().max(300),
  /** Places in the script, one a line. */
  stack: z.string().max(6000),
  /** The page's address without numbers and query. */
  page: z.string().max(200),
});
export type ClientError = z.output<typeof clientError>;

/** Errors in browsers, reported to our own server and nobody else (SHELL-28). */
export const clientErrorsApi = {
  reportClientError: post('client-errors', {
    access: 'anyone',
    summary: 'Tell of an error in the browser; it is logged, and few are taken from one sender',
    body: clientError,
    answers: { 204: nothing },
  }),
};
