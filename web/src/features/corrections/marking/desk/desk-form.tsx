import type { CategoryGroup } from '../../editing/mark-categories.ts';
import { CommentForm } from '../mark/comment-form.tsx';
import { MarkForm } from '../mark/mark-form.tsx';
import { markingText as text } from '../marking.text.ts';
import type { Desk } from './use-desk.ts';
import type { OpenForm } from './use-open-form.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from '../../parts/learn-more.module.css';
import deskStyle from './answer-desk.module.css';

/** The open form, in the place of 'Lær mere'. */
export function DeskForm({
  form,
  desk,
  categories,
}: {
  form: OpenForm;
  desk: Desk;
  categories: readonly CategoryGroup[];
}) {
  const { kind, mark, written, token } = form;
  const place = `${kind}-${mark?.id}-${form.offset}-${form.length}`;
  const props = { written, token, onWrite: desk.write, onLeave: desk.leaveForm, onCancel: desk.closeForm };
  return (
    <aside className={classNames(s.learn, s.desk, deskStyle.beside)} aria-label={text.form[kind]}>
      <div className={classNames(s.learnIn, s.ofForm)}>
        {kind === 'comment' ? (
          <CommentForm
            key={place}
            {...props}
            categories={categories}
            hasComment={mark !== null && mark.comment !== null}
            onSave={desk.saveComment}
          />
        ) : (
          <MarkForm key={place} {...props} categories={categories} onSave={desk.save} />
        )}
      </div>
    </aside>
  );
}
