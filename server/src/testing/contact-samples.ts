import type { contactApi } from '@ordklar/contract';
import { CALLERS, type Samples, TEACHERS } from './sample.ts';

const CONTACT = {
  name: 'Mette Krogh',
  company: 'Strandskolen',
  email: 'mette@skole.dk',
  phone: '12345678',
  comment: 'Ring gerne.',
  course_groups: 'Dansk,Engelsk',
  consent: true,
};

/** Samples of the forms of the public site and of feedback. */
export const contactSamples: Samples<typeof contactApi> = {
  sendContact: { args: () => ({ body: CONTACT }), succeeds: CALLERS },
  sendCallMe: { args: () => ({ body: { ...CONTACT, isFreeOnlinePresentation: true } }), succeeds: CALLERS },
  signUpTextCorrection: {
    args: () => ({ body: { email: 'mette@skole.dk' } }),
    succeeds: [...TEACHERS, 'skoleadmin'],
  },
  sendFeedback: {
    args: () => ({
      body: { url: '/opgaver', subject: 'Forslag', message: 'Tak.', email: 'mette@skole.dk', consent: true },
    }),
    succeeds: CALLERS,
  },
};
