import type { ContactBody } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { insertContactRequest } from './contact.repo.ts';
import { contactMail } from './message-mails.ts';
import { receiveMessage, type Writer } from './receive-message.ts';

/**
 * Takes in the contact form or the sign-up for a free presentation, and answers the phone that one can call meanwhile.
 * The contact form's tick must not be empty; the older payload without it is taken as it is.
 */
export async function sendContact(
  context: Context,
  writer: Writer,
  body: ContactBody,
): Promise<{ supportPhone: string }> {
  if (body.consent === false && !body.isFreeOnlinePresentation)
    throw new ProblemError('invalid', { errors: { consent: [fieldTexts.consentRequired] } });
  await receiveMessage(context, writer, contactMail(body, writer.actor), (db, reception) =>
    insertContactRequest(db, {
      ...reception,
      name: body.name,
      company: body.company,
      email: body.email,
      phone: body.phone,
      comment: body.comment,
      courseGroups: body.course_groups,
      isCopilot: body.isCopilot,
      isTextCorrection: body.isTextCorrection,
      isFreeOnlinePresentation: body.isFreeOnlinePresentation,
      isPriceRequest: body.isPriceRequest,
      consent: body.consent ?? null,
    }),
  );
  return { supportPhone: context.config.supportPhone };
}
