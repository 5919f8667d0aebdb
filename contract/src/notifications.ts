import { z } from 'zod';
import { del, flag, get, id, idList, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';
import { OWN_ADDRESS } from './visitor-limits.ts';

/** What a notification is about (NOTI-01); 4 and 5 are the numbers of the shares, too. */
export const NOTIFICATION_TYPES = {
  announcement: 1,
  sale: 2,
  info: 3,
  groupShare: 4,
  classShare: 5,
  targetedPopup: 6,
  globalAnnouncement: 7,
  textCorrectionNews: 8,
} as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[keyof typeof NOTIFICATION_TYPES];

const type = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
]);

/** What editors announce: shares tell of themselves. */
export const ANNOUNCED_TYPES = [1, 2, 3, 6, 7, 8] as const satisfies readonly NotificationType[];
const announcedType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6), z.literal(7), z.literal(8)]);

/** Limit 0 asks for as many as there are, and the server answers at most this many (DEC-13). */
export const MOST_NOTIFICATIONS = 100;

export const notification = z
  .object({
    id,
    type,
    title: z.string(),
    text: z.string(),
    /** Where it leads, an address of ours; null where it only tells. */
    link: z.string().nullable(),
    /** The offer that it tells of, by which it can be answered. */
    shareId: id.nullable(),
    created: unixSeconds,
    readAt: unixSeconds.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

const chosen = {
  /** Of these types only; none = of all. */
  types: idList.optional(),
  /** Whether offers that wait for the person's answer are among them. */
  sharingRequests: flag.default(true),
};

/** The longest title and text of an announcement, in characters. */
export const MAX_ANNOUNCEMENT_TITLE = 100;
export const MAX_ANNOUNCEMENT_TEXT = 500;

export const AUDIENCES = ['everyone', 'teachers', 'students'] as const;
export type NotificationAudience = (typeof AUDIENCES)[number];

/** What an editor writes: `from` and `to` bound when it is shown. */
export const newAnnouncement = z.object({
  type: announcedType,
  audience: z.enum(AUDIENCES),
  title: z.string().trim().min(1).max(MAX_ANNOUNCEMENT_TITLE),
  text: z.string().trim().max(MAX_ANNOUNCEMENT_TEXT),
  /** A page of Ordklar. */
  link: z.string().trim().max(500).regex(OWN_ADDRESS).nullable(),
  from: unixSeconds,
  to: unixSeconds.nullable(),
});
export type NewAnnouncement = z.input<typeof newAnnouncement>;

export const announcement = newAnnouncement.extend({ id }).meta({ id: 'Announcement' });
export type Announcement = z.output<typeof announcement>;

/** How often unread notifications come by mail. */
export const DIGEST_FREQUENCIES = ['never', 'daily', 'weekly'] as const;

const chosenDigest = z.discriminatedUnion('frequency', [
  z.object({ frequency: z.literal('never') }),
  z.object({
    frequency: z.enum(['daily', 'weekly']),
    email: z.string().trim().min(1).max(254).pipe(z.email()),
  }),
]);
export type ChosenDigest = z.output<typeof chosenDigest>;

const digest = z
  .object({
    frequency: z.enum(DIGEST_FREQUENCIES),
    email: z.string().nullable(),
    /** Mails go out once the owner of the address has followed the link in the first. */
    isConfirmed: z.boolean(),
    /** The server sends mails; without a mail server nothing can come. */
    canSend: z.boolean(),
  })
  .meta({ id: 'Digest' });
export type Digest = z.output<typeof digest>;

/** The bell: what has happened for a person, and what editors tell many. */
export const notificationsApi = {
  notifications: get('notifications', {
    access: 'user',
    summary: 'The notifications of the person in the last year, the newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(0).max(MOST_NOTIFICATIONS).default(0),
      ...chosen,
    }),
    answers: { 200: z.array(notification) },
  }),
  unreadNotifications: get('notifications/count/unread', {
    access: 'user',
    summary: 'How many of them are not read',
    polled: true,
    query: z.object(chosen),
    answers: { 200: z.number().int() },
  }),
  readNotification: put('notifications/read', {
    access: 'user',
    summary: 'One has been read',
    body: z.object({ id, type }),
    answers: { 204: nothing },
  }),
  readAllNotifications: put('notifications/read_all', {
    access: 'user',
    summary: 'All have been read',
    answers: { 204: nothing },
  }),
  digest: get('notifications/digest', {
    access: 'user',
    summary: 'How often unread notifications come by mail, and where to',
    answers: { 200: digest },
  }),
  chooseDigest: put('notifications/digest', {
    access: 'user',
    summary: 'Choose that; a new address is asked by a mail first',
    body: chosenDigest,
    answers: { 200: digest },
  }),
  announcements: get('editor/announcements', {
    access: ['editor'],
    summary: 'What editors have announced, past and to come, the latest first',
    answers: { 200: z.array(announcement) },
  }),
  announce: post('editor/announcements', {
    access: ['editor'],
    summary: 'Tells an audience something, from and until a moment',
    body: newAnnouncement,
    answers: { 201: announcement },
  }),
  withdrawAnnouncement: del('editor/announcements/{id}', {
    access: ['editor'],
    summary: 'Takes an announcement away from everybody',
    params: z.object({ id: idParam }),
    answers: { 204: nothing },
  }),
};
