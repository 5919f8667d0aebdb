import { FieldError } from '../../ui/field.tsx';
import { lastTime } from '../../lib/dates/danish-dates.ts';
import { Button } from '../../ui/button.tsx';
import type { DraftKeeper } from '../../lib/saving/draft-keeper.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { evaluationsText } from './evaluations.text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import s from './evaluations.module.css';

const text = evaluationsText.draft;

/** Under the field: that what stands there is a draft, and where saving it stands. In a conflict the teacher chooses. */
export function DraftStatus({
  hasDraft,
  saving,
  keeper,
  studentName,
}: {
  hasDraft: boolean;
  saving: SaveState;
  keeper: Pick<DraftKeeper<unknown>, 'takeTheirs' | 'keepMine' | 'flush'>;
  studentName: string;
}) {
  if (saving.kind === 'conflict')
    return (
      <Notice className={s.draftConflict} role="alert">
        <p>{text.conflict(saving.at === null ? null : lastTime(saving.at))}</p>
        <Button look="line" onClick={() => void keeper.takeTheirs()}>
          {text.takeTheirs}
        </Button>
        <Button look="line" onClick={() => void keeper.keepMine()}>
          {text.keepMine}
        </Button>
      </Notice>
    );
  if (saving.kind === 'refused')
    return <FieldError className={classNames(s.evaluationBy, 'small')}>{text.refused(saving.message)}</FieldError>;
  if (!hasDraft) return null;
  return (
    <p className={classNames(s.evaluationBy, 'small muted')}>
      {saving.kind === 'offline' ? text.offline : text.unsent(studentName)}
    </p>
  );
}
