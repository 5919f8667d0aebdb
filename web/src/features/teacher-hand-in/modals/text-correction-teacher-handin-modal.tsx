import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { type HandInStudent, isBlocked, pupilsOf } from '../hand-in-row.ts';
import { HandInLine } from '../parts/hand-in-line.tsx';
import { teacherHandInText as text } from '../teacher-hand-in.text.ts';
import { useHandInRun } from '../use-hand-in-run.ts';
import s from '../teacher-hand-in.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    TextCorrectionTeacherHandinModal: {
      /** One row each; a pupil with two tasks has two. */
      students: readonly HandInStudent[];
    };
  }
}

/** A teacher hands in Word files for pupils who have not done so themselves (HAND-09 … HAND-17). */
export default function TextCorrectionTeacherHandinModal({
  students,
  close,
}: ModalProps['TextCorrectionTeacherHandinModal'] & ModalControls) {
  const { rows, change, run } = useHandInRun(students, () => close());
  return (
    <ModalFrame
      title={text.title(pupilsOf(students))}
      onClose={() => close()}
      actions={
        <>
          <Button look="line" onClick={() => close()}>
            {text.cancel}
          </Button>
          <Button
            look="primary"
            disabled={isBlocked(rows)}
            busy={rows.some((row) => row.ishandingIn)}
            onClick={() => void run()}
          >
            {text.handIn}
          </Button>
        </>
      }
    >
      <p>{text.intro}</p>
      <ul className={s.thRows}>
        {rows.map((row) => (
          <HandInLine key={row.homeworkId} row={row} onChange={change} />
        ))}
      </ul>
    </ModalFrame>
  );
}
