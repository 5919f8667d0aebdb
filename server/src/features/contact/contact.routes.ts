import type { contactApi, requestsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { listRequests, seeToRequest } from './see-to-requests.ts';
import { sendContact } from './send-contact.ts';
import { signUpTextCorrection } from './sign-up-text-correction.ts';
import { sendFeedback } from './send-feedback.ts';

export const contactRoutes: Routes<typeof contactApi> = (context) => ({
  sendContact: ({ actor, body, request }) => sendContact(context, { actor, address: request.ip }, body),
  sendCallMe: ({ actor, body, request }) => sendContact(context, { actor, address: request.ip }, body),
  async signUpTextCorrection({ actor, body, request }) {
    await signUpTextCorrection(context, actor, request.ip, body.email);
    return null;
  },
  async sendFeedback({ actor, body, request }) {
    await sendFeedback(context, { actor, address: request.ip }, body);
    return null;
  },
});

export const requestsRoutes: Routes<typeof requestsApi> = (context) => ({
  contactRequests: ({ query }) => listRequests(context, query),
  async handleRequest({ actor, params, body }) {
    await seeToRequest(context, actor, params, body);
    return null;
  },
});
