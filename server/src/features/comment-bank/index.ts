export { addComment } from './comment-bank.ts';
export { commentBankRoutes } from './comment-bank.routes.ts';
