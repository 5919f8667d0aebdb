import type { ownAccountApi } from '@ordklar/contract';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { ownSid } from '../../platform/sessions/sessions.ts';
import { notFound } from '../../platform/problems/index.ts';
import { endSession, endSessions } from '../../platform/sessions/own-sessions.ts';
import { changePassword, requireOwnPassword } from '../accounts/index.ts';
import { readAllOwn } from '../results/index.ts';
import { exportOwnData } from './export-own-data.ts';
import { readAccount } from './read-account.ts';
import { zipOwnData } from './zip-own-data.ts';
import { resetAccount } from './reset-account.ts';

/** One's own account (API-135). */
export const ownAccountRoutes: Routes<typeof ownAccountApi> = (context) => ({
  ownAccount: ({ actor, request }) => readAccount(context, actor, ownSid(request)),
  async changePassword({ actor, body, request }) {
    await changePassword(context, actor, body, ownSid(request));
    return null;
  },
  async endSession({ actor, params, body }) {
    await requireOwnPassword(context, actor.id, body.password);
    if (!(await endSession(context.db, actor.id, params.id))) throw notFound();
    return null;
  },
  async endOtherSessions({ actor, body, request }) {
    await requireOwnPassword(context, actor.id, body.password);
    return { ended: await endSessions(context.db, actor.id, ownSid(request)) };
  },
  async exportOwnData({ actor, reply }) {
    reply.header('content-disposition', attachmentHeader('mine-data-fra-ordklar.json'));
    return exportOwnData(context, actor, await readAllOwn(context, actor));
  },
  async exportOwnFiles({ actor, reply }) {
    reply.type('application/zip').header('content-disposition', attachmentHeader('mine-data-fra-ordklar.zip'));
    return zipOwnData(context, actor);
  },
  async resetAccount({ actor }) {
    await resetAccount(context, actor);
    return null;
  },
});
