import { z } from 'zod';
import { get, nothing, post } from './endpoint.ts';
import { NEWSLETTER_EMAIL_MAX } from './visitor-limits.ts';

/** The newsletter (PD-29): who asks for it confirms by a mail. */
export const newsletterApi = {
  newsletterPopup: get('newsletter/popup', {
    access: 'anyone',
    summary: 'Whether the sign-up should open by itself: to visitors who have neither hidden it nor signed up',
    answers: { 200: z.object({ show: z.boolean() }) },
  }),
  hideNewsletterPopup: post('newsletter/popup/hide', {
    access: 'anyone',
    summary: 'Do not open the sign-up by itself for a year',
    answers: { 204: nothing },
  }),
  subscribeToNewsletter: post('newsletter/subscribe', {
    access: 'anyone',
    summary: 'Ask for the newsletter; a mail with a link to confirm goes out',
    body: z.object({
      email: z.string().trim().min(1).max(NEWSLETTER_EMAIL_MAX).pipe(z.email()),
      consent: z.boolean().default(false),
    }),
    answers: { 204: nothing },
  }),
};
