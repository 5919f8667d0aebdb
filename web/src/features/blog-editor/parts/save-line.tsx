import { lastTime, longDate } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { postText as text } from '../blog-editor.text.ts';
import type { Writing } from '../use-writing.ts';
import s from '../screens/post-page.module.css';

/** Where two editors wrote at once: the choice between the two texts. */
export function Conflict({ saving, takeTheirs, keepMine }: Pick<Writing, 'saving' | 'takeTheirs' | 'keepMine'>) {
  if (saving.kind !== 'conflict') return null;
  return (
    <Notice className={s.conflict} role="alert">
      <p>{text.conflict(saving.byName ?? text.somebody, lastTime(saving.at ?? 0))}</p>
      <Button onClick={() => void takeTheirs()}>{text.takeTheirs}</Button>
      <Button onClick={() => void keepMine()}>{text.keepMine}</Button>
    </Notice>
  );
}

/** Where the saving stands. */
export function SaveLine({ saving }: Pick<Writing, 'saving'>) {
  if (saving.kind === 'refused') return <FieldError silent>{text.refused(saving.message)}</FieldError>;
  const words = {
    saved: saving.kind === 'saved' && saving.at !== null ? text.saved(longDate(saving.at, { time: true })) : '',
    waiting: text.saving,
    saving: text.saving,
    offline: text.offline,
    conflict: '',
  }[saving.kind];
  return (
    <p className={s.saved} role="status">
      {words}
    </p>
  );
}
