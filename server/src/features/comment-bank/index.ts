export { addComment } from './comment-bank.ts';
export { commentBankRoutes } from './comment-bank.routes.ts';
export { findOwn as findOwnComments } from './comment-bank.repo.ts';
