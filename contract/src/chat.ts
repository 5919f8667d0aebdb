import { z } from 'zod';
import { get, id, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

/** The longest message, in characters (CON-16). */
export const MAX_MESSAGE = 255;
/** Messages that one call for a conversation answers. */
export const CONVERSATION_BATCH = 25;

/** With the id of a task the key of praise for it: a teacher sends it once, from whatever page, and the overview knows it. */
export const PRAISE_KEY = 'praise-';

/** The sender's own name of a message, so that what is sent again after a lost net is there once. */
const messageKey = z.union([z.uuid(), z.string().regex(/^praise-\d{1,10}$/)]);

export const chatMessage = z
  .object({
    id,
    from_user: id,
    to_user: id,
    /** Plain text, whatever it looks like. */
    message: z.string(),
    created: unixSeconds,
    readAt: unixSeconds.nullable(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessage>;

export const chatRecipient = z
  .object({
    user_id: id,
    public_name: z.string(),
    /** The class or group under whose name the person stands; null among those that one no longer has in common. */
    squad_id: id.nullable(),
    /** False where a teacher has closed the chat: it can be read, and nothing be sent. */
    is_open: z.boolean(),
    last: z.object({ message: z.string(), created: unixSeconds, from_user: id }).nullable(),
  })
  .meta({ id: 'ChatRecipient' });
export type ChatRecipient = z.output<typeof chatRecipient>;

export const reportedMessage = z
  .object({
    id,
    message: z.string(),
    created: unixSeconds,
    from: z.object({ id, name: z.string() }),
    to: z.object({ id, name: z.string() }),
    reported: unixSeconds,
    handled: unixSeconds.nullable(),
    handledByName: z.string().nullable(),
  })
  .meta({ id: 'ReportedMessage' });
export type ReportedMessage = z.output<typeof reportedMessage>;

const recipientParams = z.object({ recipientId: idParam });
const idParams = z.object({ id: idParam });
const people = ['teacher', 'student'] as const;

/** Between a teacher and a pupil who have a class or group in common (PD-27). */
export const chatApi = {
  unreadSenders: get('chat/messages', {
    access: people,
    summary: 'Ids of those whose messages the person has not read',
    polled: true,
    answers: { 200: z.array(id) },
  }),
  oldestUnread: get('chat/oldest-unread/{recipientId}', {
    access: people,
    summary: 'The first message from the other that is not read; null when all are',
    params: recipientParams,
    answers: { 200: id.nullable() },
  }),
  conversation: get('chat/conversation/{recipientId}/{offset}', {
    access: people,
    summary: 'A batch of messages with the other, oldest first; offset = how many newer ones one has already',
    params: recipientParams.extend({ offset: z.coerce.number().int().min(0).max(100_000) }),
    answers: { 200: z.array(chatMessage) },
  }),
  unreadMessages: get('chat/unread-messages/{recipientId}', {
    access: people,
    summary: 'What the other has written and the person has not read, oldest first',
    polled: true,
    params: recipientParams,
    answers: { 200: z.array(chatMessage) },
  }),
  chatRecipients: get('chat/recipients', {
    access: people,
    summary: "A teacher's pupils, a pupil's teachers, by the name of the class; a second class of a name is «5.A (2)»",
    answers: { 200: z.record(z.string(), z.array(chatRecipient)) },
  }),
  sendMessage: post('chat/send/{recipientId}', {
    access: people,
    summary: 'Sends a message. The same key sends the same message once',
    params: recipientParams,
    body: z.object({ message: z.string().trim().min(1).max(MAX_MESSAGE), key: messageKey.optional() }),
    answers: { 201: chatMessage },
  }),
  readMessages: put('chat/read/{recipientId}', {
    access: people,
    summary: 'The person has seen what the other wrote, up to and with a message',
    params: recipientParams,
    body: z.object({ upTo: id }),
    answers: { 204: nothing },
  }),
  setChatOpen: put('chat/squads/{s}', {
    access: ['teacher'],
    summary: 'Opens or closes the chat for a class or group',
    params: z.object({ s: idParam }),
    body: z.object({ isOpen: z.boolean() }),
    answers: { 204: nothing },
  }),
  reportMessage: post('chat/messages/{id}/report', {
    access: people,
    summary: 'Reports a message that one has got to the school administrator',
    params: idParams,
    answers: { 204: nothing },
  }),
  reportedMessages: get('chat/reports', {
    access: ['school-admin'],
    summary: 'Messages of the school that were reported, those not handled first; who reads them is logged',
    answers: { 200: z.array(reportedMessage) },
  }),
  handleReport: put('chat/reports/{id}', {
    access: ['school-admin'],
    summary: 'The school has dealt with a reported message, or not yet after all',
    params: idParams,
    body: z.object({ isHandled: z.boolean() }),
    answers: { 204: nothing },
  }),
};
