import { MAX_MESSAGE, PRAISE_KEY } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextArea } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { overviewText } from '../teacher/overview.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Praise to a pupil as a message of the chat, written already; true when it is sent. */
    SendPraiseModal: { to: { id: number; name: string }; homeworkId: number; words: string };
  }
  interface ModalAnswers {
    SendPraiseModal: boolean;
  }
}

const text = overviewText.praise;

/** Praise goes where pupil and teacher write to each other, so that the pupil can answer (docs/decisions/0014). */
export default function SendPraiseModal({
  to,
  homeworkId,
  words,
  close,
}: ModalProps['SendPraiseModal'] & ModalControls<boolean>) {
  const typed = useTyped({ message: words });
  const message = typed.values.message.trim();
  const form = useForm({
    typed,
    fields: ['message'],
    check: () => (message === '' ? { message: text.needed } : {}),
    send: async () => {
      // sent again, after a lost answer or from another page, it is one message
      const body = { message, key: `${PRAISE_KEY}${homeworkId}` };
      const sent = await client.sendMessage({ params: { recipientId: to.id }, body });
      showToast({ message: sent.message === message ? text.sent(to.name) : text.sentBefore(to.name) });
      close(true);
    },
  });
  return (
    <ModalFrame
      title={text.title(to.name)}
      onClose={() => close(false)}
      actions={
        <>
          <Button onClick={() => close(false)}>{text.cancel}</Button>
          <Button look="primary" busy={form.busy} onClick={() => void form.submit()}>
            {text.send}
          </Button>
        </>
      }
    >
      <form {...form.form}>
        <TextArea
          label={text.label}
          hint={text.hint}
          maxLength={MAX_MESSAGE}
          {...form.field('message')}
          data-autofocus
        />
        {form.failure && <FieldError>{form.failure}</FieldError>}
      </form>
    </ModalFrame>
  );
}
