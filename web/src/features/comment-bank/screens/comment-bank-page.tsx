import type { BankComment } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { begunCommentPlace } from '../begun-comment.ts';
import { commentBankQuery, commentTypesQuery, type CommentType } from '../comment-bank.queries.ts';
import { bankText as text } from '../comment-bank.text.ts';
import { findComments } from '../find-comments.ts';
import { BankFileTools } from '../parts/bank-file-tools.tsx';
import { BankForm } from '../parts/bank-form.tsx';
import { BankRow } from '../parts/bank-row.tsx';
import s from '../comment-bank.module.css';

/** What is open to be written in: a comment by its id, a new one, or nothing. */
type Open = number | 'new' | null;

function Comments({
  title,
  comments,
  types,
  open,
  onOpen,
}: {
  title: string;
  comments: readonly BankComment[];
  types: readonly CommentType[];
  open: Open;
  onOpen: (open: Open) => void;
}) {
  const { id: userId } = useCurrentUser();
  if (comments.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={s.list}>
        {comments.map((comment) =>
          open === comment.id ? (
            <li key={comment.id}>
              <BankForm
                comment={comment}
                begun={begunCommentPlace(userId, comment.id)}
                types={types}
                onClose={() => onOpen(null)}
              />
            </li>
          ) : (
            <BankRow key={comment.id} comment={comment} types={types} onEdit={() => onOpen(comment.id)} />
          ),
        )}
      </ul>
    </section>
  );
}

/** The bank that is fetched: to search, with the form of a new comment and the files. */
function Bank({ all }: { all: readonly BankComment[] }) {
  const types = useQuery(commentTypesQuery).data ?? [];
  const [search, setSearch] = useState('');
  const { id: userId } = useCurrentUser();
  const begun = begunCommentPlace(userId, null);
  // what was begun when the tab was closed stands there again
  const [open, setOpen] = useState<Open>(() => {
    const changed = all.find(({ id, isOwn }) => isOwn && begunCommentPlace(userId, id).read());
    return changed?.id ?? (begun.read() ? 'new' : null);
  });
  const found = findComments(all, search, types);
  const list = { types, open, onOpen: setOpen };
  const words = search.trim();
  return (
    <>
      <div className={s.tools}>
        <div role="search">
          <TextField
            type="search"
            label={text.search}
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <Button look="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
          {text.add}
        </Button>
      </div>
      <BankFileTools own={all.filter(({ isOwn }) => isOwn)} types={types} />
      {open === 'new' && <BankForm comment={null} begun={begun} types={types} onClose={() => setOpen(null)} />}
      {all.length === 0 && open !== 'new' && <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>}
      {all.length > 0 && found.length === 0 && (
        <EmptyState
          title={text.empty.none}
          action={<Button onClick={() => setSearch('')}>{text.empty.showAll}</Button>}
        >
          {text.empty.noneText}
        </EmptyState>
      )}
      {found.length > 0 && (
        <>
          <p className={s.small} role="status">
            {words === '' ? text.count(found.length) : text.found(found.length, words)}
          </p>
          <Comments title={text.own} comments={found.filter(({ isOwn }) => isOwn)} {...list} />
          <Comments title={text.shared} comments={found.filter(({ isOwn }) => !isOwn)} {...list} />
        </>
      )}
    </>
  );
}

/** The teacher's comment bank: to search, to add to, to share and to prune. */
export default function CommentBankPage() {
  useTitle(text.title);
  const bank = useQuery(commentBankQuery);
  return (
    <LeadPage title={text.title} lead={text.lead} className={s.page}>
      {bank.isPending && <LoadingRows rows={6} label={text.loading} />}
      {bank.isError && <ErrorState message={text.failed} onRetry={() => void bank.refetch()} />}
      {bank.isSuccess && <Bank all={bank.data} />}
    </LeadPage>
  );
}
