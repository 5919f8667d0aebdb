import { contactBody } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, ProblemError, problemTexts } from '../../platform/problems/index.ts';
import { findPerson } from '../accounts/index.ts';
import { answerTo } from './message-mails.ts';
import { sendContact } from './send-contact.ts';

/**
 * Takes in the e-mail address of a teacher who wants text correction for the school (TC-26, API-136): a contact request
 * with what is known of the person already. Here the address is all there is, so it must be one.
 */
export async function signUpTextCorrection(
  context: Context,
  actor: Actor,
  address: string,
  email: string,
): Promise<void> {
  if (answerTo(email) === null) throw new ProblemError('no-email', { errors: { email: [problemTexts['no-email']] } });
  const { name, institution } = found(await findPerson(context.db, actor.id));
  const request = contactBody.parse({ name, company: institution, email, isTextCorrection: true });
  await sendContact(context, { actor, address }, request);
}
