import { ApiProblem, type SchoolWord } from '@ordklar/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { schoolWordsText } from '../school-words.text.ts';

const text = schoolWordsText.add;
/** As the API takes them. */
const MAX_LENGTH = 60;

/** A word to accept in all texts of the school. What could not be saved stays in the field. */
export function AddWord({ add }: { add: UseMutationResult<{ word: SchoolWord; texts: number }, Error, string> }) {
  const [word, setWord] = useState('');
  const [needed, setNeeded] = useState(false);
  const problem = add.error instanceof ApiProblem ? (add.error.errors.word?.[0] ?? add.error.message) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') return setNeeded(true);
    add.mutate(word.trim(), { onSuccess: () => setWord('') });
  };
  return (
    <form className="sw-add" onSubmit={submit}>
      <TextField
        label={text.label}
        hint={text.hint}
        error={needed ? text.needed : problem}
        value={word}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setWord(event.currentTarget.value);
          setNeeded(false);
          add.reset();
        }}
      />
      <Button look="primary" type="submit" busy={add.isPending} icon={<IconPlus aria-hidden="true" />}>
        {text.button}
      </Button>
    </form>
  );
}
