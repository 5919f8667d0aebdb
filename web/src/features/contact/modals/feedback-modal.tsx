import { CONTACT_EMAIL_MAX, FEEDBACK_MESSAGE_MAX, FEEDBACK_SUBJECTS, FEEDBACK_URL_MAX } from '@ordklar/contract';
import type { FeedbackSubject } from '@ordklar/contract';
import { useEffect, useId, useRef } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Chips } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { feedbackText as text } from '../contact.text.ts';
import { SentNotice } from '../parts/sent-notice.tsx';
import { useFeedbackForm } from '../use-feedback-form.ts';
import '../contact.css';

interface Props {
  /** Chosen beforehand; 'Forslag' otherwise. */
  subject?: FeedbackSubject;
}

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    FeedbackModal: Props;
  }
}

const subjects = FEEDBACK_SUBJECTS.map((subject) => ({ value: subject, label: subject }));

/** What somebody thinks of Ordklar, from the paper plane, a toast or a window event (FBK-01, FBK-02). */
export default function FeedbackModal({ subject = 'Forslag', close }: Props & ModalControls) {
  const { values, errors, state, failed, change, submit } = useFeedbackForm({ url: window.location.href, subject });
  const form = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  // the modal layer looks for the first field before the script of this modal is there
  useEffect(() => message.current?.focus(), []);
  if (state === 'sent')
    return (
      <ModalFrame title={text.title} onClose={() => close()}>
        <SentNotice
          title={text.sentTitle}
          action={
            <Button look="primary" onClick={() => close()}>
              {text.close}
            </Button>
          }
        >
          <p>{text.sent}</p>
          {values.consent && <p>{text.sentAnswer(values.email)}</p>}
        </SentNotice>
      </ModalFrame>
    );
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <>
          <Button look="line" onClick={() => close()}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} look="primary" busy={state === 'sending'}>
            {text.send}
          </Button>
        </>
      }
    >
      <p className="contact-lead">{text.lead}</p>
      <form id={form} className="contact-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <div className="field">
          <span className="label" aria-hidden="true">
            {text.subject}
          </span>
          <Chips
            label={text.subject}
            options={subjects}
            value={values.subject}
            onChange={(value) => change('subject', value)}
          />
        </div>
        <TextArea
          ref={message}
          label={text.message}
          name="message"
          required
          maxLength={FEEDBACK_MESSAGE_MAX}
          value={values.message}
          error={errors.message}
          onChange={(event) => change('message', event.target.value)}
          data-autofocus
        />
        <TextField
          label={text.url}
          name="url"
          maxLength={FEEDBACK_URL_MAX}
          value={values.url}
          error={errors.url}
          onChange={(event) => change('url', event.target.value)}
        />
        <Checkbox label={text.consent} checked={values.consent} onChange={() => change('consent', !values.consent)} />
        <TextField
          label={values.consent ? text.email : text.emailOptional}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required={values.consent}
          maxLength={CONTACT_EMAIL_MAX}
          value={values.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
        {failed && (
          <p className="contact-failure" role="alert">
            <b>{text.notSent}</b> {text.notSentHint}
          </p>
        )}
      </form>
    </ModalFrame>
  );
}
