import { type ClassToMove, MAX_CLASS_NAME } from '@ordklar/contract';
import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { classesToMoveQuery } from '../roll-over.queries.ts';
import { rollOverText as text } from '../roll-over.text.ts';
import { type RollOver, useRollOver } from '../use-roll-over.ts';
import s from '../roll-over.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Moves classes of an earlier school year up, or ends them. */
    RollOverModal: object;
  }
}

const CHOICES = (['move', 'end', 'wait'] as const).map((value) => ({ value, label: text.choices[value] }));

function ClassRow({ klasse, rollOver }: { klasse: ClassToMove; rollOver: RollOver }) {
  const { classId, name, studentCount, year } = klasse;
  const plan = rollOver.planOf(classId);
  return (
    <li>
      <p className={s.what}>
        <b>{name}</b> <small>{text.hint(studentCount, schoolYearName(year))}</small>
      </p>
      <Chips
        label={text.choice(name)}
        options={CHOICES}
        value={plan.what}
        onChange={(what) => rollOver.change(classId, { what })}
      />
      {plan.what === 'move' && (
        <TextField
          label={text.next(name)}
          maxLength={MAX_CLASS_NAME}
          autoComplete="off"
          value={plan.name}
          error={rollOver.faultOf(classId)}
          onChange={({ currentTarget }) => rollOver.change(classId, { name: currentTarget.value })}
        />
      )}
    </li>
  );
}

function Plans({ classes, close }: { classes: readonly ClassToMove[]; close: () => void }) {
  const rollOver = useRollOver(classes, close);
  return (
    <form className={s.form} {...rollOver.form.form}>
      <p>{text.lead}</p>
      <ul className={s.rows}>
        {classes.map((klasse) => (
          <ClassRow key={klasse.classId} klasse={klasse} rollOver={rollOver} />
        ))}
      </ul>
      {rollOver.failure && <FieldError>{rollOver.failure}</FieldError>}
      <div className={s.what}>
        <Button look="primary" type="submit" busy={rollOver.form.busy}>
          {text.save}
        </Button>
        <Button onClick={close}>{text.cancel}</Button>
      </div>
    </form>
  );
}

/** Classes into this school year: each moves up under a name, ends or waits (PD-06). */
export default function RollOverModal({ close }: ModalControls) {
  const classes = useQuery(classesToMoveQuery);
  return (
    <ModalFrame title={text.title} onClose={() => close()}>
      {classes.isPending && <LoadingRows rows={4} label={text.loading} />}
      {classes.isError && <ErrorState message={text.failed} onRetry={() => void classes.refetch()} />}
      {classes.data?.length === 0 && <p>{text.none}</p>}
      {classes.data && classes.data.length > 0 && <Plans classes={classes.data} close={() => close()} />}
    </ModalFrame>
  );
}
