import { z } from 'zod';
import { del, get, id, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{C}+$/u);
const address = line(500);

/** What an administrator writes of a learning platform (LTI 1.3). */
export const ltiPlatformFields = z.object({
  name: line(100),
  issuer: address,
  clientId: line(255),
  deploymentId: line(255),
  authUrl: address,
  tokenUrl: address,
  jwksUrl: address,
  /** Where results go, as an origin, where it is another host than those above; null where it is one of them. */
  scoreHost: address.nullable(),
});
export type LtiPlatformFields = z.output<typeof ltiPlatformFields>;

/**
 * Why a result did not reach its platform: no answer came, it has an error of its own, it let us write no results, it did
 * not take this one, it names a host that is not registered, or anything else.
 */
export const LTI_FAILURES = ['no-answer', 'broken', 'no-token', 'refused', 'other-host', 'unknown'] as const;
export type LtiFailure = (typeof LTI_FAILURES)[number];

const count = z.number().int();
export const ltiPlatform = ltiPlatformFields
  .extend({
    id,
    created: unixSeconds,
    /** People of the school who have linked their account. */
    linked: count,
    /** Results on their way, and those that were given up. */
    waiting: count,
    givenUp: count,
    /** Why the newest of them did not arrive; null where nothing failed. */
    lastError: z.enum(LTI_FAILURES).nullable(),
  })
  .meta({ id: 'LtiPlatform' });
export type LtiPlatform = z.output<typeof ltiPlatform>;

const platformId = z.object({ id: idParam });

/** A learning platform that logs the person in, as the person has once said yes to. */
export const ownLtiLink = z.object({ id, platform: z.string(), linkedAt: unixSeconds }).meta({ id: 'OwnLtiLink' });
export type OwnLtiLink = z.output<typeof ownLtiLink>;

/** Whose account is linked to a platform; what the platform calls the person stays with the server. */
export const ltiLinkedPerson = z
  .object({ id, name: z.string(), username: z.string(), linkedAt: unixSeconds })
  .meta({ id: 'LtiLinkedPerson' });
export type LtiLinkedPerson = z.output<typeof ltiLinkedPerson>;

/** Learning platforms that open Ordklar by LTI 1.3, and whose account a person there is. */
export const ltiApi = {
  ltiPlatforms: get('institution/lti/platforms', {
    access: ['school-admin'],
    summary: 'Learning platforms of the own school, and the addresses of ours that are registered with them',
    answers: {
      200: z.object({
        platforms: z.array(ltiPlatform),
        tool: z.object({ loginUrl: z.string(), launchUrl: z.string(), jwksUrl: z.string() }),
      }),
    },
  }),
  addLtiPlatform: post('institution/lti/platforms', {
    access: ['school-admin'],
    summary: 'Register a learning platform for the own school',
    body: ltiPlatformFields,
    answers: { 201: z.object({ id }) },
  }),
  changeLtiPlatform: put('institution/lti/platforms/{id}', {
    access: ['school-admin'],
    summary: 'Change what is registered of a learning platform',
    params: platformId,
    body: ltiPlatformFields,
    answers: { 204: nothing },
  }),
  removeLtiPlatform: del('institution/lti/platforms/{id}', {
    access: ['school-admin'],
    summary: 'Forget a learning platform, with whose accounts were linked to it and results that wait',
    params: platformId,
    answers: { 204: nothing },
  }),
  ltiLinks: get('institution/lti/platforms/{id}/links', {
    access: ['school-admin'],
    summary:
      'People whose account is linked to a learning platform of the own school, by the Danish alphabet, page by page',
    params: platformId,
    query: z.object({
      search: z.string().trim().max(60).optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    personal: true,
    answers: { 200: z.object({ rows: z.array(ltiLinkedPerson), page: count, pages: count, total: count }) },
  }),
  endLtiLink: del('institution/lti/links/{id}', {
    access: ['school-admin'],
    summary: 'End the link of one account to a learning platform; the person is logged out everywhere',
    params: platformId,
    answers: { 204: nothing },
  }),
  ownLtiLinks: get('current_user/lti_links', {
    access: 'user',
    summary: 'Learning platforms that log the person in',
    answers: { 200: z.array(ownLtiLink) },
  }),
  endOwnLtiLink: del('current_user/lti_links/{id}', {
    access: 'user',
    summary: 'End the own link to a learning platform; the person is logged out everywhere else',
    params: platformId,
    answers: { 204: nothing },
  }),
  ltiPending: get('lti/pending', {
    access: 'user',
    summary: 'The launch of a learning platform that waits in this browser for the person to link the own account',
    answers: {
      200: z.object({
        state: z.enum(['ready', 'other-school', 'none']),
        /** What the school calls the platform; empty where nothing waits. */
        platform: z.string(),
        /** Whether the platform's word will log the person in; else it only leads to what was meant. */
        logsIn: z.boolean(),
      }),
    },
  }),
  linkLti: post('lti/link', {
    access: 'user',
    summary: 'Link the own account to who came from the learning platform in this browser; answers where to go on',
    answers: { 200: z.object({ redirectTo: z.string() }) },
  }),
};
