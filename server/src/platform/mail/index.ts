export { type NewMail, writeMail } from './mail-store.ts';
export { postMail, startMailing } from './send-mail.ts';
