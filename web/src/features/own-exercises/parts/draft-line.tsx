import { FieldError } from '../../../ui/field.tsx';
import { lastTime } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ownText } from '../own-exercises.text.ts';
import type { useWriting } from '../use-writing.ts';
import s from '../own-exercises.module.css';

const text = ownText.draft;

/** Where the saving of the draft stands; where another window has written, the choice between the two. */
export function DraftLine({
  draft: { saving, hasDraft, takeTheirs, keepMine },
}: {
  draft: Pick<ReturnType<typeof useWriting>, 'saving' | 'hasDraft' | 'takeTheirs' | 'keepMine'>;
}) {
  if (saving.kind === 'conflict')
    return (
      <Notice as="p" className={s.draft} role="alert">
        <span>{text.conflict}</span>
        <Button onClick={() => void takeTheirs()}>{text.takeTheirs}</Button>
        <Button onClick={() => void keepMine()}>{text.keepMine}</Button>
      </Notice>
    );
  if (saving.kind === 'refused') return <FieldError silent>{text.refused(saving.message)}</FieldError>;
  if (!hasDraft) return null;
  const words = {
    saved: saving.kind === 'saved' && saving.at !== null ? text.saved(lastTime(saving.at)) : text.saving,
    waiting: text.saving,
    saving: text.saving,
    offline: text.offline,
  }[saving.kind];
  return (
    <p className="small muted" role="status">
      {words}
    </p>
  );
}
