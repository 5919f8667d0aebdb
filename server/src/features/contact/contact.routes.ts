import type { contactApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { sendContact } from './send-contact.ts';
import { sendFeedback } from './send-feedback.ts';

export const contactRoutes: Routes<typeof contactApi> = (context) => ({
  sendContact: ({ actor, body, request }) => sendContact(context, { actor, address: request.ip }, body),
  sendCallMe: ({ actor, body, request }) => sendContact(context, { actor, address: request.ip }, body),
  async sendFeedback({ actor, body, request }) {
    await sendFeedback(context, { actor, address: request.ip }, body);
    return null;
  },
});
