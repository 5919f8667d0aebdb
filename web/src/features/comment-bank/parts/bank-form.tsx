import { type BankComment, MAX_COMMENT, MAX_REPLACEMENT } from '@ordklar/contract';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { KeptPlace } from '../../../lib/saving/kept.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { FieldError, TextArea, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { BegunComment } from '../begun-comment.ts';
import type { CommentType } from '../comment-bank.queries.ts';
import { bankText } from '../comment-bank.text.ts';
import { useChangeBank } from '../use-change-bank.ts';
import s from '../comment-bank.module.css';

const text = bankText.form;

/** The fields of a comment, and their way to the server; what is written is kept in the browser until it is saved. */
function useBankForm(comment: BankComment | null, begun: KeptPlace<BegunComment>, onSaved: () => void) {
  const { save } = useChangeBank();
  const { values, change } = useTyped<BegunComment>(
    begun.read() ?? {
      text: comment?.text ?? '',
      type: comment?.subcategoryId ?? '',
      replacement: comment?.replacement ?? '',
      isShared: comment?.isShared ?? false,
    },
  );
  const length = values.text.trim().length;
  const form = useForm({
    typed: {
      values,
      change: (part) => {
        change(part);
        begun.keep({ ...values, ...part });
      },
    },
    fields: ['text', 'replacement'],
    standing: length > MAX_COMMENT ? { text: bankText.tooLong(length) } : {},
    check: () => (length === 0 ? { text: bankText.needed } : {}),
    send: async () => {
      await save(comment?.id ?? null, {
        text: values.text.trim(),
        subcategoryId: values.type || null,
        replacement: values.replacement.trim() || null,
        isShared: values.isShared,
      });
      begun.keep(null);
      showToast({ message: text.saved, timeout: 4000 });
      onSaved();
    },
  });
  return { form, values };
}

/** A comment that is made or changed. What could not be saved stays in the fields. */
export function BankForm({
  comment,
  begun,
  types,
  onClose,
}: {
  /** The one that is changed; null for a new one. */
  comment: BankComment | null;
  /** Where what is written is kept until it is saved or given up. */
  begun: KeptPlace<BegunComment>;
  types: readonly CommentType[];
  onClose: () => void;
}) {
  const { form, values } = useBankForm(comment, begun, onClose);
  const giveUp = () => {
    begun.keep(null);
    onClose();
  };
  return (
    <form className={s.form} aria-label={comment ? text.edit : text.add} {...form.form}>
      {/* one came here to write: by the button 'Ny kommentar' or 'Rediger' */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextArea label={text.text} rows={4} autoFocus {...form.field('text')} />
      <div className={s.formPair}>
        <SelectField
          label={text.type}
          value={values.type}
          options={[
            { value: '', label: text.noType },
            ...types.map(({ id, title, category }) => ({ value: id, label: `${category}: ${title}` })),
          ]}
          onChange={(type) => form.change({ type })}
        />
        <TextField
          label={text.replacement}
          hint={text.replacementHint}
          maxLength={MAX_REPLACEMENT}
          autoComplete="off"
          {...form.field('replacement')}
        />
      </div>
      <p className={s.small}>{text.typeHint}</p>
      <Checkbox
        label={text.share}
        checked={values.isShared}
        onChange={(event) => form.change({ isShared: event.currentTarget.checked })}
      />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={s.formButtons}>
        <Button look="line" onClick={giveUp}>
          {text.cancel}
        </Button>
        <Button look="primary" type="submit" busy={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
