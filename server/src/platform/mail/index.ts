export { eraseMailsOf, type NewMail, sendAgain, writeMail } from './mail-store.ts';
export { postMail, startMailing } from './send-mail.ts';
