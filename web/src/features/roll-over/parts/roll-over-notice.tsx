import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { classesToMoveQuery } from '../roll-over.queries.ts';
import { rollOverText } from '../roll-over.text.ts';
import s from '../roll-over.module.css';

const text = rollOverText.notice;

/** Tells in August that classes belong to an earlier school year; nothing at other times. */
export function RollOverNotice() {
  const classes = useQuery(classesToMoveQuery).data;
  const [first] = classes ?? [];
  if (!classes || !first) return null;
  return (
    <section className={s.notice} aria-label={text.title}>
      <p>
        {text.text(
          classes.map(({ name }) => name),
          schoolYearName(first.year),
        )}
      </p>
      <Button look="primary" onClick={() => void showModal('RollOverModal', {})}>
        {text.open}
      </Button>
    </section>
  );
}
