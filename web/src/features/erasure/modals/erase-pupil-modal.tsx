import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { erasureText as text } from '../erasure.text.ts';
import s from '../erasure.module.css';

const FORM = 'erase-pupil';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks whether a pupil is to be deleted for good. */
    ErasePupilModal: { person: { id: number; name: string } };
  }
}

/** The question before a pupil is deleted for good (PD-32): the pupil's name, written out, is the yes. */
export default function ErasePupilModal({
  person: { id, name },
  close,
}: ModalProps['ErasePupilModal'] & ModalControls) {
  const queries = useQueryClient();
  const typed = useTyped({ name: '' });
  const form = useForm({
    typed,
    fields: ['name'],
    notSent: text.notSent,
    check: () =>
      typed.values.name.trim().toLowerCase() === name.trim().toLowerCase() ? {} : { name: text.confirmNeeded(name) },
    send: async () => {
      await client.erasePupil({ params: { userId: id }, body: { name: typed.values.name } });
      close();
      showToast({ message: text.done(name) });
      await queries.invalidateQueries();
    },
  });
  return (
    <ModalFrame
      title={text.question(name)}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{text.no}</Button>
          <Button look="primary" type="submit" form={FORM} busy={form.busy}>
            {text.yes}
          </Button>
        </>
      }
    >
      <form id={FORM} className={s.form} {...form.form}>
        <p>
          {text.what(name)} {text.others} <b>{text.final}</b>
        </p>
        <p>{text.backups}</p>
        <TextField
          label={text.confirm(name)}
          autoComplete="off"
          maxLength={200}
          data-autofocus
          {...form.field('name')}
        />
        {form.failure && <FieldError>{form.failure}</FieldError>}
      </form>
    </ModalFrame>
  );
}
