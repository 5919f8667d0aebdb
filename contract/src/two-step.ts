import { z } from 'zod';
import { del, idParam, nothing, post } from './endpoint.ts';

const STAFF = ['teacher', 'school-admin', 'editor'] as const;
const password = z.string().max(200);
/** Six digits of the app, or a recovery code, with or without blanks. */
export const secondCode = z.string().max(80);

/** Logging in in two steps: the password, then a code from an app (TOTP). */
export const twoStepApi = {
  beginTwoStep: post('current_user/two-step', {
    access: [...STAFF],
    summary: 'Begin to set up two-step login: the secret for the app, also as the address that a QR code holds',
    body: z.object({ password }),
    beforeFirstSteps: true,
    answers: { 200: z.object({ secret: z.string(), address: z.string() }) },
  }),
  confirmTwoStep: post('current_user/two-step/confirm', {
    access: [...STAFF],
    summary: 'Turn it on with a code of the app; answers the recovery codes, which are shown this once',
    body: z.object({ code: secondCode }),
    beforeFirstSteps: true,
    answers: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  }),
  endTwoStep: post('current_user/two-step/end', {
    access: [...STAFF],
    summary: 'Turn it off with password and code',
    body: z.object({ password, code: secondCode }),
    answers: { 204: nothing },
  }),
  resetTwoStep: del('institution/people/{id}/two-step', {
    access: ['school-admin'],
    summary: 'Turn it off for a colleague of the own school who has lost the app; their sessions end',
    params: z.object({ id: idParam }),
    answers: { 204: nothing },
  }),
};
