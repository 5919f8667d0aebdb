import type { useCategories } from '../corrections.queries.ts';
import { CommentForm, MarkForm } from './mark-form.tsx';
import { markingText as text } from './marking.text.ts';
import type { Desk } from './use-desk.ts';

/** What stands in the place of 'Lær mere' while the teacher writes a mark or a comment. */
export function DeskForm({ desk, categories }: { desk: Desk; categories: ReturnType<typeof useCategories>['data'] }) {
  const { form } = desk;
  if (!form || !categories) return null;
  return (
    <aside className="learn" aria-label={text.form.edit}>
      <div className="learn-in">
        {form.kind === 'comment' ? (
          <CommentForm
            comment={form.mark?.comment ?? null}
            token={form.token}
            onSave={desk.saveComment}
            onCancel={desk.closeForm}
          />
        ) : (
          <MarkForm
            mark={form.kind === 'edit' ? form.mark : null}
            token={form.kind === 'edit' ? form.mark.token : form.token}
            categories={categories}
            onSave={desk.save}
            onCancel={desk.closeForm}
          />
        )}
      </div>
    </aside>
  );
}
