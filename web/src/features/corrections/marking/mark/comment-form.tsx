import { type BankComment, REPLACE_ID, type WrittenMark } from '@ordklar/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Typed } from '../../../../lib/form/typed.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { IconX } from '../../../../ui/icons.ts';
import { BankPicker, type BankPickerFocus, bankText, countUse } from '../../../comment-bank/index.ts';
import { type CategoryGroup, findCategory } from '../../editing/mark-categories.ts';
import { type Brought, broughtBy } from '../../editing/written-marks.ts';
import { faultOfComment, FormFrame, type FormProps, useWritten } from './mark-form.tsx';
import { markingText } from '../marking.text.ts';
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
function useComment({ values: now, change }: Typed<WrittenMark>, token: string, categories: readonly CategoryGroup[]) {
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
    picked,
    field,
    toField,
    search: isTyped && !faultOfComment(now.comment).comment ? now.comment : '',
    write: (comment: string) => {
      setTyped(true);
      change({ comment });
    },
    pick: (chosen: BankComment) => {
      setPicked(chosen);
      setTyped(false);
      const type = chosen.subcategoryId;
      const subcategoryId = type !== null && isKnown(type) ? type : REPLACE_ID;
      change({ comment: chosen.text, subcategoryId, replacement: chosen.replacement ?? token });
      requestAnimationFrame(toField);
    },
    /** Of what was chosen only the comment. */
    commentAlone: () => {
      change({ subcategoryId: REPLACE_ID, replacement: token });
      toField();
    },
  };
}

/** The teacher's words to a mark or to selected words, new or from the comment bank. Emptied, the comment goes. */
export function CommentForm({
  hasComment,
  categories,
  onSave,
  ...props
}: FormProps & {
  hasComment: boolean;
  categories: readonly CategoryGroup[];
  onSave: (comment: string | null, brings: Brought | null) => void;
}) {
  const { token } = props;
  const typed = useWritten(props);
  const { comment } = typed.values;
  const bank = useRef<BankPickerFocus>(null);
  const brings = broughtBy(typed.values, token);
  const tooLong = faultOfComment(comment);
  const form = useForm({
    typed,
    fields: ['comment'],
    standing: tooLong,
    check: () => (!comment.trim() && !hasComment ? { comment: text.needed } : {}),
    send: () => {
      if (picked && comment.trim()) void countUse(picked.id);
      onSave(comment.trim() || null, brings);
    },
  });
  const { picked, field, toField, search, write, pick, commentAlone } = useComment(
    { values: typed.values, change: form.change },
    token,
    categories,
  );
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget;
    if (event.key === 'ArrowDown' && selectionStart === value.length && bank.current?.first()) event.preventDefault();
  };
  return (
    <FormFrame {...props} title={text.comment} save={text.save} form={form}>
      <TextArea
        label={text.commentField}
        hint={bankText.picker.hint}
        value={comment}
        rows={4}
        error={form.faults.comment}
        ref={field}
        onKeyDown={press}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {brings && <Brings brings={brings} categories={categories} onDrop={commentAlone} />}
      <BankPicker ref={bank} search={search} written={tooLong.comment ? '' : comment} onPick={pick} onBack={toField} />
    </FormFrame>
  );
}
