import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import { deadlineInSentence } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { classesToMoveQuery, recentRollOversQuery } from '../roll-over.queries.ts';
import { rollOverText } from '../roll-over.text.ts';
import { useUndoRollOver } from '../use-roll-over.ts';
import s from '../roll-over.module.css';

const text = rollOverText.notice;

const DAY = 24 * 60 * 60;

/** What was moved up within a day, with the way back after the toast about it has gone. */
function Recent() {
  const recent = useQuery(recentRollOversQuery).data ?? [];
  const undo = useUndoRollOver();
  const now = useNow();
  return recent
    .filter(({ at }) => at + DAY > now)
    .map(({ at, classes }) => (
      <section key={at} className={s.recent} aria-label={rollOverText.recent.title}>
        <p>
          <b>{rollOverText.recent.title}</b> {rollOverText.recent.text(classes)}{' '}
          <small>{rollOverText.recent.until(deadlineInSentence(at + DAY, now))}</small>
        </p>
        <Button look="line" onClick={() => void undo(classes.map(({ classId }) => classId))}>
          {rollOverText.recent.undo}
        </Button>
      </section>
    ));
}

/** Tells in August that classes belong to an earlier school year, and for a day after that they were moved up; else nothing. */
export const RollOverNotice = () => (
  <>
    <ToMove />
    <Recent />
  </>
);

function ToMove() {
  const classes = useQuery(classesToMoveQuery).data;
  const [first] = classes ?? [];
  if (!classes || !first) return null;
  return (
    <Notice as="section" className={s.notice} aria-label={text.title}>
      <p>
        {text.text(
          classes.map(({ name }) => name),
          schoolYearName(first.year),
        )}
      </p>
      <Button look="primary" onClick={() => void showModal('RollOverModal', {})}>
        {text.open}
      </Button>
    </Notice>
  );
}
