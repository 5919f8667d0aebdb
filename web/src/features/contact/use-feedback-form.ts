import type { FeedbackSubject } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import type { Faults } from '../../lib/form/refusal.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { feedbackText as text } from './contact.text.ts';

interface FeedbackValues {
  url: string;
  subject: FeedbackSubject;
  message: string;
  email: string;
  consent: boolean;
}
const FIELDS = ['message', 'url', 'email'] as const;

/** What was written before the window was closed by mistake; forgotten once it is sent or the page is left. */
let draft: Pick<FeedbackValues, 'message' | 'email' | 'consent'> | undefined;

/** The feedback form (FBK-08): editing → sent. */
export function useFeedbackForm(start: { url: string; subject: FeedbackSubject }) {
  const { values, change } = useTyped<FeedbackValues>({ message: '', email: '', consent: false, ...draft, ...start });
  const [isSent, setSent] = useState(false);
  const form = useForm({
    typed: {
      values,
      change: (part) => {
        change(part);
        const { message, email, consent } = { ...values, ...part };
        draft = { message, email, consent };
      },
    },
    fields: FIELDS,
    check: () => {
      const missing: Faults<(typeof FIELDS)[number]> = {};
      if (values.message.trim() === '') missing.message = text.messageMissing;
      if (values.consent && values.email.trim() === '') missing.email = text.emailMissing;
      return missing;
    },
    send: async () => {
      await client.sendFeedback({ body: values });
      draft = undefined;
      setSent(true);
    },
  });
  /** The tick asks for the e-mail, so what was said of it goes away with the tick (FBK-06). */
  const changeConsent = (consent: boolean) => {
    form.change({ consent });
    form.forgive('email');
  };
  return { ...form, isSent, changeConsent };
}
