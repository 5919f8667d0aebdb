import { MAX_MESSAGE } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextArea } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { overviewText } from '../teacher/overview.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Praise to a pupil as a message of the chat, written already; true when it is sent. */
    SendPraiseModal: { to: { id: number; name: string }; words: string };
  }
  interface ModalAnswers {
    SendPraiseModal: boolean;
  }
}

const text = overviewText.praise;

/** Praise goes where pupil and teacher write to each other, so that the pupil can answer (docs/decisions/0014). */
export default function SendPraiseModal({ to, words, close }: ModalProps['SendPraiseModal'] & ModalControls<boolean>) {
  const typed = useTyped({ message: words });
  // sent again after a lost answer it is one message
  const [key] = useState(() => crypto.randomUUID());
  const message = typed.values.message.trim();
  const form = useForm({
    typed,
    fields: ['message'],
    check: () => (message === '' ? { message: text.needed } : {}),
    send: async () => {
      await client.sendMessage({ params: { recipientId: to.id }, body: { message, key } });
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
