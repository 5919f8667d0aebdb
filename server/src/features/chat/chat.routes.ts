import type { chatApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { requireSquad, updateSquad } from '../classes/index.ts';
import { oldestUnread, readConversation, readMessages, sendMessage, unreadFrom, unreadSenders } from './converse.ts';
import { listRecipients } from './list-recipients.ts';
import { handleReport, readReports, reportMessage } from './reports.ts';

export const chatRoutes: Routes<typeof chatApi> = (context) => ({
  unreadSenders: ({ actor }) => unreadSenders(context, actor),
  oldestUnread: ({ actor, params }) => oldestUnread(context, actor, params.recipientId),
  conversation: ({ actor, params }) => readConversation(context, actor, params.recipientId, params.offset),
  unreadMessages: ({ actor, params }) => unreadFrom(context, actor, params.recipientId),
  chatRecipients: ({ actor }) => listRecipients(context, actor),
  sendMessage: ({ actor, params, body }) => sendMessage(context, actor, params.recipientId, body),
  async readMessages({ actor, params, body }) {
    await readMessages(context, actor, params.recipientId, body.upTo);
    return null;
  },
  async setChatOpen({ actor, params, body }) {
    const { id } = await requireSquad(context, actor, params.s);
    await updateSquad(context.db, id, { chatOpen: body.isOpen });
    return null;
  },
  async reportMessage({ actor, params }) {
    await reportMessage(context, actor, params.id);
    return null;
  },
  reportedMessages: ({ actor }) => readReports(context, actor),
  async handleReport({ actor, params, body }) {
    await handleReport(context, actor, params.id, body.isHandled);
    return null;
  },
});
