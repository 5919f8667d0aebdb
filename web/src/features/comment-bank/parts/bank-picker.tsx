import type { BankComment } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { commentBankQuery, type CommentType, commentTypesQuery } from '../comment-bank.queries.ts';
import { bankText } from '../comment-bank.text.ts';
import { findComments } from '../find-comments.ts';
import { useChangeBank } from '../use-change-bank.ts';
import { CommentTags } from './comment-tags.tsx';
import s from './bank-picker.module.css';

const text = bankText.picker;
/** More are found by searching. */
const MOST = 30;

/** Lets the field above send the focus into the list. */
export interface BankPickerFocus {
  /** False where there is nothing to choose. */
  first: () => boolean;
}

interface ListProps {
  comments: readonly BankComment[];
  types: readonly CommentType[];
  onPick: (comment: BankComment) => void;
  /** Back to the field: up from the first, or Escape. */
  onBack: () => void;
  ref: Ref<BankPickerFocus> | undefined;
}

function PickerList({ comments, types, onPick, onBack, ref }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useImperativeHandle(ref, () => ({
    first: () => {
      const [first] = buttons();
      first?.focus();
      return first !== undefined;
    },
  }));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // the keys of the marking view do not act while one chooses
    event.stopPropagation();
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to === undefined || to < 0) onBack();
    else all[Math.min(to, all.length - 1)]?.focus();
  };
  return (
    // the arrow keys of its buttons
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={s.list} aria-label={text.list} onKeyDown={press}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <button type="button" className={s.comment} onClick={() => onPick(comment)}>
            <span className={s.words}>{comment.text}</span>
            <CommentTags comment={comment} types={types} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The comments of the bank under the field where one writes a comment: those that match what is typed, used-most first.
 * Arrow keys walk, Enter chooses.
 */
export function BankPicker({
  search,
  written,
  ...list
}: Pick<ListProps, 'onPick' | 'onBack'> & {
  /** What has been typed, to search for; '' shows all. */
  search: string;
  /** What stands in the field, and may be kept in the bank. */
  written: string;
  ref?: Ref<BankPickerFocus>;
}) {
  const bank = useQuery(commentBankQuery);
  const types = useQuery(commentTypesQuery).data ?? [];
  const { keep } = useChangeBank();
  const { ref, onPick, onBack } = list;
  const found = findComments(bank.data ?? [], search, types).slice(0, MOST);
  const content = written.trim();
  const isKnown = bank.data?.some((each) => each.isOwn && each.text === content) ?? true;
  return (
    <section className={s.bank} aria-label={bankText.title}>
      <div className={s.head}>
        <h3>{bankText.title}</h3>
        <a href="/kommentarer" target="_blank" rel="noreferrer">
          {text.open} <span className="sr">{text.newTab}</span>
        </a>
      </div>
      {bank.isPending && <LoadingRows rows={3} label={bankText.loading} />}
      {bank.isError && (
        <p className={s.said} role="alert">
          {bankText.failed}{' '}
          <Button look="quiet" onClick={() => void bank.refetch()}>
            {bankText.retry}
          </Button>
        </p>
      )}
      {found.length > 0 && <PickerList ref={ref} comments={found} types={types} onPick={onPick} onBack={onBack} />}
      {bank.data && found.length === 0 && <p className={s.said}>{bank.data.length === 0 ? text.empty : text.none}</p>}
      {content !== '' && !isKnown && (
        <Button
          look="quiet"
          className={s.keep}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => void keep({ text: content, subcategoryId: null, replacement: null }, text.saved)}
        >
          {text.save}
        </Button>
      )}
    </section>
  );
}
