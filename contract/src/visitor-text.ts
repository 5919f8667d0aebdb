import { z } from 'zod';
import { correction } from './corrections.ts';
import { post } from './endpoint.ts';

/** What a visitor tries on the front page. Neither the text nor its marks are kept or logged. */
export const visitorTextApi = {
  markVisitorText: post('visitor-text', {
    access: 'anyone',
    summary: 'The marks of a Danish text of at most 200 words; nothing of it is kept',
    // what is too long for a try has a message of its own; this is far beyond it
    body: z.object({ text: z.string().max(100_000) }),
    answers: { 200: z.object({ corrections: z.array(correction) }) },
  }),
};
