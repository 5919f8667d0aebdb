export { sendMessage } from './converse.ts';
export { chatRoutes } from './chat.routes.ts';
export { findAllOf as findAllMessagesOf } from './chat.repo.ts';
