import type { commentBankApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import * as bank from './comment-bank.ts';

export const commentBankRoutes: Routes<typeof commentBankApi> = (context) => ({
  commentBank: ({ actor }) => bank.listComments(context, actor),
  addBankComment: ({ actor, body }) => bank.addComment(context, actor, body),
  changeBankComment: ({ actor, params, body }) => bank.changeComment(context, actor, params.id, body),
  removeBankComment: ({ actor, params }) => bank.removeComment(context, actor, params.id),
  restoreBankComment: ({ actor, params }) => bank.restoreComment(context, actor, params.id),
  useBankComment: ({ actor, params }) => bank.countUse(context, actor, params.id),
  importBankComments: ({ actor, body }) => bank.importComments(context, actor, body.comments),
});
