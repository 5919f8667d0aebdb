import { lastTime } from '../../../../lib/dates/danish-dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconAlertTriangle, IconCloudCheck, IconCloudUpload } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import { markingText as text } from '../marking.text.ts';
import markingStyle from '../marking.module.css';
import s from './save-status.module.css';

/** Whether the marks are saved: silent, and always in sight («Gemt kl. 10.42»). */
export function SaveStatus({
  save,
  isStacked = false,
  className,
}: {
  save: SaveState;
  /** The sign over the words where there is little room. */
  isStacked?: boolean;
  className?: string;
}) {
  const trouble = save.kind === 'offline' || save.kind === 'refused' || save.kind === 'conflict';
  const words = {
    saved: () => text.saved(save.kind === 'saved' && save.at ? lastTime(save.at) : null),
    waiting: () => text.waiting,
    saving: () => text.waiting,
    offline: () => text.offlineShort,
    refused: () => text.offlineShort,
    conflict: () => text.conflictShort,
  }[save.kind]();
  const Sign = trouble ? IconAlertTriangle : save.kind === 'saved' ? IconCloudCheck : IconCloudUpload;
  return (
    <p className={classNames(s.saved, trouble ? s.isTrouble : isStacked && s.isStacked, className)} role="status">
      <Sign aria-hidden="true" />
      {words}
    </p>
  );
}

/** What a teacher must know or decide about saving: no connection, a refusal, or that somebody else saved meanwhile. */
export function SaveNotice({
  save,
  onRetry,
  onTakeTheirs,
  onKeepMine,
  isOwn = false,
}: {
  save: SaveState;
  /** The conflict is the teacher's own, between two windows. */
  isOwn?: boolean;
  onRetry: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  if (save.kind === 'conflict')
    return (
      <Notice as="section" tone="bad" className={markingStyle.notice} role="alert" aria-label={text.conflictTitle}>
        <h2>{isOwn ? text.ownConflictTitle : text.conflictTitle}</h2>
        <p>
          {isOwn ? text.ownConflict : text.conflict(save.byName ?? text.somebody, save.at ? lastTime(save.at) : '')}
        </p>
        <div className={s.noticeButtons}>
          <Button look="line" onClick={onTakeTheirs}>
            {text.takeTheirs}
          </Button>
          <Button look="primary" onClick={onKeepMine}>
            {text.keepMine}
          </Button>
        </div>
      </Notice>
    );
  if (save.kind !== 'offline' && save.kind !== 'refused') return null;
  return (
    <Notice as="section" className={markingStyle.notice} role="alert">
      <p>{save.kind === 'offline' ? text.offline : text.refused(save.message)}</p>
      <div className={s.noticeButtons}>
        <Button look="line" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}
