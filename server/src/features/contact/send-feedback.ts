import type { FeedbackBody } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { insertFeedback } from './contact.repo.ts';
import { feedbackMail } from './message-mails.ts';
import { receiveMessage, type Writer } from './receive-message.ts';

/** Takes in what somebody thinks of Ordklar. The message is required, and the e-mail when we may write back. */
export async function sendFeedback(context: Context, writer: Writer, body: FeedbackBody): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (body.message === '') errors.message = [fieldTexts.feedbackMessage];
  if (body.consent && body.email === '') errors.email = [fieldTexts.feedbackEmail];
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors });
  await receiveMessage(context, writer, feedbackMail(body, writer.actor), (db, reception) =>
    insertFeedback(db, { ...reception, ...body }),
  );
}
