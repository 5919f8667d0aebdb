import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Chips } from '../../../ui/choice.tsx';
import { FieldLabel } from '../../../ui/field.tsx';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { ownText } from '../own-exercises.text.ts';
import s from '../own-exercises.module.css';

const text = ownText.remove;

interface Props {
  title: string;
  /** Pupils who have it and have not handed it in. */
  open: number;
  handedIn: number;
}
type OpenTasks = 'keep' | 'remove';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    DeleteOwnExerciseModal: Props;
  }
  interface ModalAnswers {
    DeleteOwnExerciseModal: OpenTasks;
  }
}

/** Asks whether an own exercise is deleted, and what becomes of open tasks; answers nothing for no. */
export default function DeleteOwnExerciseModal({ title, open, handedIn, close }: Props & ModalControls<OpenTasks>) {
  const [openTasks, setOpenTasks] = useState<OpenTasks>('keep');
  return (
    <QuestionFrame
      title={text.title(title)}
      yes={text.yes}
      no={text.no}
      onAnswer={(yes) => close(yes ? openTasks : undefined)}
    >
      {open > 0 && (
        <>
          <p>{text.open(open)}</p>
          <FieldLabel as="p" className={s.ask}>
            {text.what}
          </FieldLabel>
          <Chips
            label={text.what}
            options={[
              { value: 'keep', label: text.keep },
              { value: 'remove', label: text.take },
            ]}
            value={openTasks}
            onChange={setOpenTasks}
          />
        </>
      )}
      {open + handedIn === 0 && <p>{text.unused}</p>}
      {handedIn > 0 && <p className={s.ask}>{text.stays(handedIn)}</p>}
    </QuestionFrame>
  );
}
