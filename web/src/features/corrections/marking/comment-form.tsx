import { type BankComment, MAX_COMMENT, REPLACE_ID } from '@ordklar/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { IconX } from '../../../ui/icons.ts';
import { BankPicker, type BankPickerFocus, bankText, countUse } from '../../comment-bank/index.ts';
import { type CategoryGroup, findCategory } from '../editing/mark-categories.ts';
import { type Brought, broughtBy } from '../editing/written-marks.ts';
import { FormFrame, type FormProps, useWritten } from './mark-form.tsx';
import { markingText } from './marking.text.ts';
import s from './comment-form.module.css';

const text = markingText.form;

/** What a comment of the bank makes of the selected words, with the way to have the comment alone. */
function Brings({
  brings,
  categories,
  onDrop,
}: {
  brings: Brought;
  categories: readonly CategoryGroup[];
  onDrop: () => void;
}) {
  const { category, subcategory } = findCategory(categories, brings.subcategoryId);
  return (
    <p className={s.brings} role="status">
      <span>{text.brings(`${category.title}: ${subcategory.title}`, brings.replacement)}</span>
      <IconButton label={text.onlyComment} onClick={onDrop}>
        <IconX aria-hidden="true" />
      </IconButton>
    </p>
  );
}

/** What is written and what of the bank was chosen, with the ways between the field and the bank. */
function useComment(form: FormProps, categories: readonly CategoryGroup[]) {
  const [now, change] = useWritten(form);
  const [isTyped, setTyped] = useState(false);
  const [picked, setPicked] = useState<BankComment | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const toField = () => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  };
  useEffect(toField, []);
  const isKnown = (type: string) => categories.some(({ subcategories }) => subcategories.some(({ id }) => id === type));
  return {
    now,
    picked,
    field,
    toField,
    search: isTyped && now.comment.length <= MAX_COMMENT ? now.comment : '',
    write: (comment: string) => {
      setTyped(true);
      change({ comment });
    },
    pick: (chosen: BankComment) => {
      setPicked(chosen);
      setTyped(false);
      const type = chosen.subcategoryId;
      const subcategoryId = type !== null && isKnown(type) ? type : REPLACE_ID;
      change({ comment: chosen.text, subcategoryId, replacement: chosen.replacement ?? form.token });
      requestAnimationFrame(toField);
    },
    /** Of what was chosen only the comment. */
    commentAlone: () => {
      change({ subcategoryId: REPLACE_ID, replacement: form.token });
      toField();
    },
  };
}

/** The teacher's words to a mark or to selected words, new or from the comment bank. Emptied, the comment goes. */
export function CommentForm({
  hasComment,
  categories,
  onSave,
  ...form
}: FormProps & {
  hasComment: boolean;
  categories: readonly CategoryGroup[];
  onSave: (comment: string | null, brings: Brought | null) => void;
}) {
  const { now, picked, field, toField, search, write, pick, commentAlone } = useComment(form, categories);
  const { comment } = now;
  const [isMissing, setMissing] = useState(false);
  const bank = useRef<BankPickerFocus>(null);
  const brings = broughtBy(now, form.token);
  const tooLong = comment.length > MAX_COMMENT ? bankText.tooLong(comment.length) : undefined;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget;
    if (event.key === 'ArrowDown' && selectionStart === value.length && bank.current?.first()) event.preventDefault();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
    if (!comment.trim() && !hasComment) return setMissing(true);
    if (picked && comment.trim()) void countUse(picked.id);
    onSave(comment.trim() || null, brings);
  };
  return (
    <FormFrame {...form} title={text.comment} save={text.save} submit={submit}>
      <TextArea
        label={text.commentField}
        hint={bankText.picker.hint}
        value={comment}
        rows={4}
        error={tooLong ?? (isMissing && !comment.trim() ? text.needed : undefined)}
        ref={field}
        onKeyDown={press}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {brings && <Brings brings={brings} categories={categories} onDrop={commentAlone} />}
      <BankPicker ref={bank} search={search} written={tooLong ? '' : comment} onPick={pick} onBack={toField} />
    </FormFrame>
  );
}
