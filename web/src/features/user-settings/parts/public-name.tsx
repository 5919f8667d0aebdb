import { MAX_PUBLIC_NAME } from '@ordklar/contract';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { settingsText } from '../user-settings.text.ts';
import s from '../user-settings.module.css';

const text = settingsText.you;

/** The name that others are shown. */
export function PublicName({
  name,
  isTeacher,
  onSave,
}: {
  name: string;
  isTeacher: boolean;
  onSave: (name: string) => Promise<void>;
}) {
  const typed = useTyped({ name });
  const form = useForm({
    typed,
    fields: ['name'],
    check: () => (typed.values.name.trim() === '' ? { name: text.empty } : {}),
    send: () => onSave(typed.values.name.trim()),
  });
  const { error, ...field } = form.field('name');
  return (
    <form className={s.name} {...form.form}>
      <TextField
        label={text.name}
        hint={isTeacher ? text.hint.teacher : text.hint.other}
        maxLength={MAX_PUBLIC_NAME}
        autoComplete="name"
        error={error ?? form.failure}
        {...field}
      />
      <Button type="submit" busy={form.busy} disabled={typed.values.name.trim() === name}>
        {text.save}
      </Button>
    </form>
  );
}
