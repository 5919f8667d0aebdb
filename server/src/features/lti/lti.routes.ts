import type { ltiApi } from '@ordklar/contract';
import { originOf } from '../../platform/http/site-origin.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { ownSid } from '../../platform/sessions/sessions.ts';
import { browserOf } from './launch/browser-of.ts';
import { DOORS } from './launch/doors.ts';
import { linkAccount, readPending } from './launch/enter.ts';
import { endLink, endOwnLink, listLinks, readOwnLinks } from './links/links.ts';
import { addPlatform, changePlatform, listPlatforms, removePlatform } from './platforms/platforms.ts';

/** Learning platforms of a school, and linking an account to one. */
export const ltiRoutes: Routes<typeof ltiApi> = (context) => ({
  async ltiPlatforms({ actor, request }) {
    const origin = originOf(context, request);
    return {
      platforms: await listPlatforms(context, actor),
      tool: {
        loginUrl: origin + DOORS.login,
        launchUrl: origin + DOORS.launch,
        jwksUrl: origin + DOORS.jwks,
      },
    };
  },
  addLtiPlatform: ({ actor, body }) => addPlatform(context, actor, body),
  async changeLtiPlatform({ actor, params, body }) {
    await changePlatform(context, actor, params.id, body);
    return null;
  },
  async removeLtiPlatform({ actor, params }) {
    await removePlatform(context, actor, params.id);
    return null;
  },
  ltiLinks: ({ actor, params, query }) => listLinks(context, actor, params.id, query),
  async endLtiLink({ actor, params }) {
    await endLink(context, actor, params.id);
    return null;
  },
  ownLtiLinks: ({ actor }) => readOwnLinks(context, actor),
  async endOwnLtiLink({ actor, params, request }) {
    await endOwnLink(context, actor, params.id, ownSid(request));
    return null;
  },
  ltiPending: ({ actor, request }) => readPending(context, actor, browserOf(context.config, request)),
  linkLti: async ({ actor, request }) => ({
    redirectTo: await linkAccount(context, actor, browserOf(context.config, request)),
  }),
});
