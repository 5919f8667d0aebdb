import { CONTACT_EMAIL_MAX, FEEDBACK_MESSAGE_MAX, FEEDBACK_SUBJECTS, FEEDBACK_URL_MAX } from '@ordklar/contract';
import type { FeedbackSubject } from '@ordklar/contract';
import { useEffect, useId, useRef } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Chips } from '../../../ui/choice.tsx';
import { FieldLabel, TextArea, TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { feedbackText as text } from '../contact.text.ts';
import { SentNotice } from '../parts/sent-notice.tsx';
import { useFeedbackForm } from '../use-feedback-form.ts';
import s from '../contact.module.css';

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

type Form = ReturnType<typeof useFeedbackForm>;

function Sent({ values, close }: Pick<Form, 'values'> & { close: () => void }) {
  return (
    <ModalFrame title={text.title} onClose={close}>
      <SentNotice
        title={text.sentTitle}
        action={
          <Button look="primary" onClick={close}>
            {text.close}
          </Button>
        }
      >
        <p>{text.sent}</p>
        {values.consent && <p>{text.sentAnswer(values.email)}</p>}
      </SentNotice>
    </ModalFrame>
  );
}

function Fields({ form }: { form: Form }) {
  const { values, field } = form;
  const message = useRef<HTMLTextAreaElement>(null);
  // the modal layer looks for the first field before the script of this modal is there
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <div className={s.contactSubject}>
        <FieldLabel aria-hidden="true">{text.subject}</FieldLabel>
        <Chips
          label={text.subject}
          options={subjects}
          value={values.subject}
          onChange={(value) => form.change({ subject: value })}
        />
      </div>
      <TextArea
        ref={message}
        label={text.message}
        required
        maxLength={FEEDBACK_MESSAGE_MAX}
        data-autofocus
        {...field('message')}
      />
      <TextField label={text.url} maxLength={FEEDBACK_URL_MAX} {...field('url')} />
      <Checkbox label={text.consent} checked={values.consent} onChange={() => form.changeConsent(!values.consent)} />
      <TextField
        label={values.consent ? text.email : text.emailOptional}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={values.consent}
        maxLength={CONTACT_EMAIL_MAX}
        {...field('email')}
      />
    </>
  );
}

/** What somebody thinks of Ordklar, from the paper plane, a toast or a window event (FBK-01, FBK-02). */
export default function FeedbackModal({ subject = 'Forslag', close }: Props & ModalControls) {
  const form = useFeedbackForm({ url: window.location.href, subject });
  const id = useId();
  if (form.isSent) return <Sent values={form.values} close={() => close()} />;
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <>
          <Button look="line" onClick={() => close()}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} look="primary" busy={form.busy}>
            {text.send}
          </Button>
        </>
      }
    >
      <p className={s.contactLead}>{text.lead}</p>
      <form id={id} className={s.contactForm} {...form.form}>
        <Fields form={form} />
        {form.error !== undefined && (
          <Notice as="p" tone="bad" className={s.contactFailure} role="alert">
            <b>{text.notSent}</b> {text.notSentHint}
          </Notice>
        )}
      </form>
    </ModalFrame>
  );
}
