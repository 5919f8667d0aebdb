import { COMMENT_ID, MAX_COMMENT, mayReplaceByNothing, type WrittenMark } from '@ordklar/contract';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { bankText } from '../../comment-bank/index.ts';
import type { MarkContent } from '../editing/edit-marks.ts';
import { type CategoryGroup, findCategory } from '../editing/mark-categories.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { markingText } from './marking.text.ts';
import styles from './mark-form.module.css';

const text = markingText.form;

export interface FormProps {
  /** What stands in the fields when it opens. */
  written: WrittenMark;
  token: string;
  /** Told at each change. */
  onWrite: (now: WrittenMark) => void;
  /** Out of the form; what is written stays begun. */
  onLeave: () => void;
  onCancel: () => void;
}

/** What is written in a form, passed on at each change. */
export function useWritten({ written, onWrite }: FormProps) {
  const [now, setNow] = useState(written);
  const change = (part: Partial<WrittenMark>) => {
    const next = { ...now, ...part };
    setNow(next);
    onWrite(next);
  };
  return [now, change] as const;
}

/** Stands where 'Lær mere' stands, so that the text stays in sight. Escape leaves it, Ctrl+Enter saves. */
export function FormFrame({
  title,
  token,
  save,
  submit,
  onLeave,
  onCancel,
  children,
}: Pick<FormProps, 'token' | 'onLeave' | 'onCancel'> & {
  title: string;
  save: string;
  submit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    // Escape and Ctrl+Enter in its fields
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.markForm} onSubmit={submit} onKeyDown={press}>
      <h2>{title}</h2>
      <p className={styles.markFormToken}>»{token}«</p>
      <div className={styles.markFormFields}>{children}</div>
      <div className={styles.markFormButtons}>
        <Button look="line" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button look="primary" type="submit">
          {save}
        </Button>
      </div>
    </form>
  );
}

/** Type, replacement and explanation of a mark, new or old. */
export function MarkForm({
  categories,
  onSave,
  ...form
}: FormProps & { categories: readonly CategoryGroup[]; onSave: (content: MarkContent) => void }) {
  const { token } = form;
  const [now, change] = useWritten(form);
  const { subcategoryId, takeAway } = now;
  const chosen = findCategory(categories, subcategoryId);
  const mayTakeAway = mayReplaceByNothing(chosen.category.id, subcategoryId);
  const isNew = now.markId === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (now.comment.length > MAX_COMMENT) return;
    const words = now.replacement.trim();
    onSave({
      category: chosen,
      replacement: mayTakeAway && takeAway ? '' : words === '' || words === token ? null : words,
      explanation: now.explanation.trim(),
      comment: now.comment.trim() || null,
    });
  };
  return (
    <FormFrame {...form} title={isNew ? text.create : text.edit} save={isNew ? text.add : text.save} submit={submit}>
      <SelectField
        label={text.category}
        value={chosen.category.id}
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          const group = categories.find((each) => each.id === id);
          if (group?.subcategories[0]) change({ subcategoryId: group.subcategories[0].id });
        }}
        focusFirst
      />
      <SelectField
        label={text.type}
        value={subcategoryId}
        options={(categories.find(({ id }) => id === chosen.category.id)?.subcategories ?? [])
          .filter(({ id }) => id !== COMMENT_ID || subcategoryId === COMMENT_ID)
          .map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => change({ subcategoryId: id })}
      />
      {mayTakeAway && (
        <Checkbox
          label={text.takeAway}
          checked={takeAway}
          onChange={(event) => change({ takeAway: event.currentTarget.checked })}
        />
      )}
      {!(mayTakeAway && takeAway) && (
        <TextField
          label={text.replacement}
          hint={text.replacementHint}
          value={now.replacement}
          maxLength={2000}
          lang="da"
          onChange={(event) => change({ replacement: event.currentTarget.value })}
        />
      )}
      <TextArea
        label={text.explanation}
        hint={text.explanationHint}
        value={now.explanation}
        maxLength={4000}
        rows={2}
        onChange={(event) => change({ explanation: event.currentTarget.value })}
      />
      <TextArea
        label={text.commentField}
        value={now.comment}
        error={now.comment.length > MAX_COMMENT ? bankText.tooLong(now.comment.length) : undefined}
        rows={2}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
    </FormFrame>
  );
}
