import { COMMENT_ID, MAX_COMMENT, mayReplaceByNothing, type WrittenMark } from '@ordklar/contract';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { type Typed, useTyped } from '../../../../lib/form/typed.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { bankText } from '../../../comment-bank/index.ts';
import type { MarkContent } from '../../editing/edit-marks.ts';
import { type CategoryGroup, findCategory } from '../../editing/mark-categories.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { markingText } from '../marking.text.ts';
import styles from './mark-form.module.css';

const text = markingText.form;

export interface FormProps {
  /** What stands in the fields when it opens. */
  written: WrittenMark;
  token: string;
  /** Called at each change. */
  onWrite: (now: WrittenMark) => void;
  /** Out of the form; what is written stays begun. */
  onLeave: () => void;
  onCancel: () => void;
}

/** What is written in a form, passed on at each change. */
export function useWritten({ written, onWrite }: FormProps): Typed<WrittenMark> {
  const { values, change } = useTyped(written);
  return {
    values,
    change: (part) => {
      change(part);
      onWrite({ ...values, ...part });
    },
  };
}

/** What is wrong with a comment while it is written. */
export const faultOfComment = (comment: string): { comment?: string } =>
  comment.length > MAX_COMMENT ? { comment: bankText.tooLong(comment.length) } : {};

/** Stands where 'Lær mere' stands, so that the text stays in sight. Escape leaves it, Ctrl+Enter saves. */
export function FormFrame({
  title,
  token,
  save,
  form,
  onLeave,
  onCancel,
  children,
}: Pick<FormProps, 'token' | 'onLeave' | 'onCancel'> & {
  title: string;
  save: string;
  form: Pick<ReturnType<typeof useForm>, 'form' | 'submit'>;
  children: ReactNode;
}) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.submit();
    }
  };
  return (
    // Escape and Ctrl+Enter in its fields
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.markForm} {...form.form} onKeyDown={press}>
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

interface TypeFieldsProps {
  categories: readonly CategoryGroup[];
  /** The category that the type is of, and the type. */
  categoryId: string;
  subcategoryId: string;
  onType: (subcategoryId: string) => void;
}

/** What kind of error it is: its category, and its type within that. */
function TypeFields({ categories, categoryId, subcategoryId, onType }: TypeFieldsProps) {
  const typesOf = (id: string) => categories.find((group) => group.id === id)?.subcategories ?? [];
  return (
    <>
      <SelectField
        label={text.category}
        value={categoryId}
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          const [first] = typesOf(id);
          if (first) onType(first.id);
        }}
        focusFirst
      />
      <SelectField
        label={text.type}
        value={subcategoryId}
        options={typesOf(categoryId)
          .filter(({ id }) => id !== COMMENT_ID || subcategoryId === COMMENT_ID)
          .map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onType}
      />
    </>
  );
}

const TakeAway = ({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <Checkbox label={text.takeAway} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
);

const ReplacementField = (props: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>) => (
  <TextField label={text.replacement} hint={text.replacementHint} maxLength={2000} lang="da" {...props} />
);

/** Type, replacement and explanation of a mark, new or old. */
export function MarkForm({
  categories,
  onSave,
  ...props
}: FormProps & { categories: readonly CategoryGroup[]; onSave: (content: MarkContent) => void }) {
  const { token } = props;
  const typed = useWritten(props);
  const now = typed.values;
  const { subcategoryId } = now;
  const chosen = findCategory(categories, subcategoryId);
  const mayTakeAway = mayReplaceByNothing(chosen.category.id, subcategoryId);
  const takesAway = mayTakeAway && now.takeAway;
  const isNew = now.markId === null;

  const form = useForm({
    typed,
    fields: ['replacement', 'explanation', 'comment'],
    standing: faultOfComment(now.comment),
    send: () => {
      const words = now.replacement.trim();
      onSave({
        category: chosen,
        replacement: takesAway ? '' : words === '' || words === token ? null : words,
        explanation: now.explanation.trim(),
        comment: now.comment.trim() || null,
      });
    },
  });
  const { change, field } = form;
  return (
    <FormFrame {...props} title={isNew ? text.create : text.edit} save={isNew ? text.add : text.save} form={form}>
      <TypeFields
        categories={categories}
        categoryId={chosen.category.id}
        subcategoryId={subcategoryId}
        onType={(id) => change({ subcategoryId: id })}
      />
      {mayTakeAway && <TakeAway checked={now.takeAway} onChange={(takeAway) => change({ takeAway })} />}
      {!takesAway && <ReplacementField {...field('replacement')} />}
      <TextArea
        label={text.explanation}
        hint={text.explanationHint}
        maxLength={4000}
        rows={2}
        {...field('explanation')}
      />
      <TextArea label={text.commentField} rows={2} {...field('comment')} />
    </FormFrame>
  );
}
