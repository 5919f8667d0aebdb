import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconCheck } from '../../../ui/icons.ts';
import type { MarkProgress } from '../../corrections/index.ts';
import { taskText as text } from '../task.text.ts';
import s from './correcting-marks.module.css';

/** One place of the text to correct, without looking for it in the whole: what stands there now, and how it stands. */
export function FixPlace({
  progress,
  onFix,
  onNext,
}: {
  progress: MarkProgress;
  onFix: (words: string) => void;
  /** To the next place that is not right yet; null where there is none. */
  onNext: (() => void) | null;
}) {
  const { now, state } = progress;
  // null follows what stands in the text
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null && typed.trim() !== now) onFix(typed.trim());
    setTyped(null);
  };
  return (
    <form className={s.fix} onSubmit={submit}>
      {state !== 'gone' && (
        <TextField
          label={text.fixHere}
          hint={text.fixHint}
          value={typed ?? now}
          maxLength={2000}
          lang="da"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={s.fixButtons}>
        {state !== 'gone' && (
          <Button look="primary" type="submit">
            {text.fix}
          </Button>
        )}
        {onNext && (
          <Button look="line" onClick={onNext}>
            {text.nextPlace}
          </Button>
        )}
      </div>
      <p className={s.state} role="status" data-state={state}>
        {state === 'fixed' && <IconCheck aria-hidden="true" />}
        {text.stateOf[state]}
      </p>
    </form>
  );
}
