import type { newsletterApi } from '@ordklar/contract';
import { CALLERS, type Samples } from './sample.ts';

/** Samples of the newsletter. */
export const newsletterSamples: Samples<typeof newsletterApi> = {
  newsletterPopup: { args: () => ({}), succeeds: CALLERS },
  hideNewsletterPopup: { args: () => ({}), succeeds: CALLERS },
  subscribeToNewsletter: { args: () => ({ body: { email: 'mette@skole.dk', consent: true } }), succeeds: CALLERS },
};
