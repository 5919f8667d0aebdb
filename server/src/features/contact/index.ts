export { contactRoutes, requestsRoutes } from './contact.routes.ts';
export { eraseMessagesOf } from './contact.repo.ts';
export { marksOfWriter } from './message-mails.ts';
