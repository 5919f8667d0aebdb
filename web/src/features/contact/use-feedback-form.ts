import { ApiProblem, type FeedbackSubject } from '@ordklar/contract';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { feedbackText as text } from './contact.text.ts';

export interface FeedbackValues {
  url: string;
  subject: FeedbackSubject;
  message: string;
  email: string;
  consent: boolean;
}
type Errors = Partial<Record<keyof FeedbackValues, string>>;

/** What was written before the window was closed by mistake; forgotten once it is sent or the page is left. */
let draft: Pick<FeedbackValues, 'message' | 'email' | 'consent'> | undefined;

/** Values, errors and states of the feedback form (FBK-08): editing → sent. */
export function useFeedbackForm(start: { url: string; subject: FeedbackSubject }) {
  const [values, setValues] = useState<FeedbackValues>({ message: '', email: '', consent: false, ...draft, ...start });
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [failed, setFailed] = useState(false);

  /** Changes one value; its error goes away, and the e-mail's with the tick that asked for it (FBK-06). */
  const change = <K extends keyof FeedbackValues>(name: K, value: FeedbackValues[K]) => {
    const next = { ...values, [name]: value };
    setValues(next);
    const corrected = name === 'consent' ? 'email' : name;
    setErrors((old) => ({ ...old, [corrected]: undefined }));
    const { message, email, consent } = next;
    draft = { message, email, consent };
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (found: Errors) => {
      setErrors(found);
      const [first] = Object.keys(found);
      const element = first === undefined ? null : form.elements.namedItem(first);
      if (element instanceof HTMLElement) element.focus();
    };
    const missing: Errors = {};
    if (values.message.trim() === '') missing.message = text.messageMissing;
    if (values.consent && values.email.trim() === '') missing.email = text.emailMissing;
    setFailed(false);
    if (Object.keys(missing).length > 0) return refuse(missing);
    setState('sending');
    try {
      await client.sendFeedback({ body: values });
      draft = undefined;
      setState('sent');
    } catch (error) {
      setState('editing');
      setFailed(true);
      if (error instanceof ApiProblem)
        refuse(Object.fromEntries(Object.entries(error.errors).map(([field, [first]]) => [field, first])));
    }
  };

  return { values, errors, state, failed, change, submit };
}
