import type { BankComment } from '@ordklar/contract';
import type { CommentType } from '../comment-bank.queries.ts';
import { bankText } from '../comment-bank.text.ts';
import s from './comment-tags.module.css';

const text = bankText.tags;

/** What a comment brings, whose it is and how often it was used, in small print. */
export function CommentTags({ comment, types }: { comment: BankComment; types: readonly CommentType[] }) {
  const type = types.find(({ id }) => id === comment.subcategoryId)?.title;
  const said = [
    type,
    comment.replacement && text.becomes(comment.replacement),
    !comment.isOwn && text.by(comment.ownerName),
    comment.isOwn && comment.isShared && text.isShared,
    comment.uses > 0 && text.uses(comment.uses),
  ].filter(Boolean);
  return said.length > 0 && <span className={s.tags}>{said.join(' · ')}</span>;
}
