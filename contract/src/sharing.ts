import { z } from 'zod';
import { del, get, id, idParam, nothing, put, unixSeconds } from './endpoint.ts';

/** What is shared (type_id): the numbers of the notifications about it. */
export const GROUP_SHARE = 4;
export const CLASS_SHARE = 5;

/** Where an offer stands, seen by the person who asks (SHARE-01): pending_me waits for oneself, pending_peer for the other. */
export const shareState = z.enum(['pending_me', 'pending_peer', 'accepted', 'rejected']);
export type ShareState = z.output<typeof shareState>;

const person = z.object({ id, name: z.string() });

/** A class or group that a teacher offers a colleague (ENT-13). */
export const share = z
  .object({
    id,
    /** CLASS_SHARE or GROUP_SHARE. */
    type_id: z.number().int(),
    creator: person,
    recipient: person,
    /** Whichever of the two the asking person is not. */
    peer: person,
    class: z.object({ classId: id, name: z.string() }).nullable(),
    group: z.object({ id, name: z.string() }).nullable(),
    state: shareState,
    /** When the offer was answered or taken back. */
    read_at: unixSeconds.nullable(),
    accepted_at: unixSeconds.nullable(),
    /** The same moment under its other documented name. */
    accepted_time: unixSeconds.nullable(),
  })
  .meta({ id: 'Share' });
export type Share = z.output<typeof share>;

const shares = z.array(share);
const classParams = z.object({ class: idParam, user: idParam });
const idParams = z.object({ id: idParam });

/** Sharing classes and groups with colleagues. An accepted share lets both view and edit (SHARE-06). */
export const sharingApi = {
  putClassShare: put('classes/{class}/shares/{user}', {
    access: ['teacher'],
    summary: 'Accept the offer of a class, or offer one; user = the other person, or oneself. 204 = the offer is gone',
    params: classParams,
    body: z.object({ state: z.enum(['accepted', 'rejected']).optional() }).nullish(),
    answers: { 200: share, 204: nothing },
  }),
  classShares: get('classes/{id}/shares', {
    access: ['teacher'],
    summary: 'With whom a class is shared',
    params: idParams,
    answers: { 200: shares },
  }),
  deleteClassShare: del('classes/{class}/shares/{user}', {
    access: ['teacher'],
    summary: 'Decline the offer of a class, or stop sharing it',
    params: classParams,
    answers: { 204: nothing },
  }),
  currentShares: get('current_user/shares', {
    access: ['teacher'],
    summary: 'Class shares that the person has made or been offered',
    answers: { 200: shares },
  }),
  groupShares: get('groups/{id}/shares', {
    access: ['teacher'],
    summary: 'With whom a group is shared',
    params: idParams,
    answers: { 200: shares },
  }),
  putGroupShares: put('groups/{id}/shares', {
    access: ['teacher'],
    summary: 'Offer a group to colleagues',
    params: idParams,
    body: z.object({ userIds: z.array(id).min(1).max(50) }),
    answers: { 200: shares },
  }),
  deleteGroupShares: del('groups/{id}/shares', {
    access: ['teacher'],
    summary: 'Stop sharing a group with everybody',
    params: idParams,
    answers: { 204: nothing },
  }),
  pendingGroupShares: get('current_user/group_shares_pending_me', {
    access: ['teacher'],
    summary: 'Groups that colleagues have offered and that are not answered',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answers: { 200: shares },
  }),
  acceptGroupShare: put('groups/{id}/share', {
    access: ['teacher'],
    summary: 'Accept the offer of a group; 204 = the offer is gone',
    params: idParams,
    answers: { 200: share, 204: nothing },
  }),
  deleteGroupShare: del('groups/{id}/share/user/{user}', {
    access: ['teacher'],
    summary: 'Decline the offer of a group, or stop sharing it with one person',
    params: z.object({ id: idParam, user: idParam }),
    answers: { 204: nothing },
  }),
};
