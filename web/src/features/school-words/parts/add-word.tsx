import type { SchoolWord } from '@ordklar/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { schoolWordsText } from '../school-words.text.ts';
import s from '../school-words.module.css';

const text = schoolWordsText.add;
/** As the API takes them. */
const MAX_LENGTH = 60;

/** A word to accept in all texts of the school. What could not be saved stays in the field. */
export function AddWord({ add }: { add: UseMutationResult<{ word: SchoolWord; texts: number }, Error, string> }) {
  const typed = useTyped({ word: '' });
  const word = typed.values.word.trim();
  const form = useForm({
    typed,
    fields: ['word'],
    check: () => (word === '' ? { word: text.needed } : {}),
    send: async () => {
      await add.mutateAsync(word);
      typed.change({ word: '' });
    },
  });
  const { error, ...field } = form.field('word');
  return (
    <form className={s.swAdd} {...form.form}>
      <TextField
        label={text.label}
        hint={text.hint}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        error={error ?? form.failure}
        {...field}
      />
      <Button look="primary" type="submit" busy={form.busy} icon={<IconPlus aria-hidden="true" />}>
        {text.button}
      </Button>
    </form>
  );
}
