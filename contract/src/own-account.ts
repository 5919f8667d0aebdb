import { z } from 'zod';
import { get, id, idParam, nothing, post, unixSeconds } from './endpoint.ts';

/** The shortest password that one may choose. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** A place where the person is logged in. */
export const ownSession = z
  .object({
    id,
    /** Browser and system as people call them, such as 'Chrome på Windows'. */
    device: z.string(),
    startedAt: unixSeconds,
    /** The one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSession>;

/** Two-step login of a person who may have it. */
export const twoStepState = z.object({ isOn: z.boolean(), codesLeft: z.number().int() }).meta({ id: 'TwoStepState' });
export type TwoStepState = z.output<typeof twoStepState>;

/** The own password, to prove that it is the person who sits there; empty for whoever has none here. */
const ownPassword = z.object({ password: z.string().max(MAX_PASSWORD) });

/** One's own account: password, sessions, a copy of everything, and resetting it. */
export const ownAccountApi = {
  ownAccount: get('current_user/account', {
    access: 'user',
    summary: 'User name, whether there is a password here, and where the person is logged in',
    answers: {
      200: z.object({
        username: z.string(),
        hasPassword: z.boolean(),
        twoStep: twoStepState.nullable(),
        sessions: z.array(ownSession),
      }),
    },
  }),
  changePassword: post('current_user/password', {
    access: 'user',
    summary: 'Choose another password; the person is logged out everywhere else',
    body: z.object({ current: z.string().max(MAX_PASSWORD), next: z.string().max(MAX_PASSWORD) }),
    beforeFirstSteps: true,
    answers: { 204: nothing },
  }),
  endSession: post('current_user/sessions/{id}/end', {
    access: 'user',
    summary: 'Log out at one other place; whoever has a password here gives it',
    params: z.object({ id: idParam }),
    body: ownPassword,
    answers: { 204: nothing },
  }),
  endOtherSessions: post('current_user/sessions/end', {
    access: 'user',
    summary: 'Log out everywhere but here; whoever has a password here gives it',
    body: ownPassword,
    answers: { 200: z.object({ ended: z.number().int() }) },
  }),
  exportOwnData: get('current_user/export', {
    access: 'user',
    summary: 'Everything that Ordklar keeps of the person and that the person may see, as a JSON file, without files',
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  exportOwnFiles: get('current_user/export/files', {
    access: 'user',
    summary: 'The same with the files of the person, as a ZIP',
    answers: { 200: z.unknown().meta({ description: 'the ZIP' }) },
  }),
  resetAccount: post('current_user/reset_account', {
    access: 'user',
    summary: "A teacher's own classes, groups, shares, settings and closed guides go; pupils' answers stay (PD-09)",
    answers: { 204: nothing },
  }),
};
