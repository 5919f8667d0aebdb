import type { BankComment } from '@ordklar/contract';
import { Button, IconButton } from '../../../ui/button.tsx';
import { IconPencil, IconPlus, IconShare3, IconTrash, IconUsers } from '../../../ui/icons.ts';
import type { CommentType } from '../comment-bank.queries.ts';
import { bankText } from '../comment-bank.text.ts';
import { useChangeBank } from '../use-change-bank.ts';
import { CommentTags } from './comment-tags.tsx';
import s from '../comment-bank.module.css';

const text = bankText.row;

/** A comment with what can be done with it: the own is changed, shared and deleted, a colleague's copied. */
export function BankRow({
  comment,
  types,
  onEdit,
}: {
  comment: BankComment;
  types: readonly CommentType[];
  onEdit: () => void;
}) {
  const { share, remove, keep } = useChangeBank();
  const { subcategoryId, replacement } = comment;
  const words = bankText.short(comment.text);
  return (
    <li className={s.row}>
      <div className={s.words}>
        <p>{comment.text}</p>
        <CommentTags comment={comment} types={types} />
      </div>
      {comment.isOwn ? (
        <div className={s.acts}>
          <IconButton
            label={comment.isShared ? text.stop(words) : text.share(words)}
            aria-pressed={comment.isShared}
            onClick={() => void share(comment, !comment.isShared)}
          >
            {comment.isShared ? <IconUsers aria-hidden="true" /> : <IconShare3 aria-hidden="true" />}
          </IconButton>
          <IconButton label={text.edit(words)} onClick={onEdit}>
            <IconPencil aria-hidden="true" />
          </IconButton>
          <IconButton label={text.remove(words)} onClick={() => void remove(comment)}>
            <IconTrash aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <Button
          look="quiet"
          aria-label={text.copyOf(words)}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => void keep({ text: comment.text, subcategoryId, replacement }, bankText.copied)}
        >
          {text.copy}
        </Button>
      )}
    </li>
  );
}
