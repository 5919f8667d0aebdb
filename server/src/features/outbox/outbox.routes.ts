import type { outboxApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readOutbox, resendMail } from './read-outbox.ts';

export const outboxRoutes: Routes<typeof outboxApi> = (context) => ({
  outbox: ({ query }) => readOutbox(context, query),
  async resendMail({ params }) {
    await resendMail(context, params.id);
    return null;
  },
});
