import type { CommaSystem, CorrectionSet } from '@ordklar/contract';
import { useState } from 'react';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { useSquads } from '../../accounts/index.ts';
import { commaText } from '../comma-systems.text.ts';
import { SystemChoice } from '../parts/system-choice.tsx';
import s from '../comma-systems.module.css';

const text = commaText.text;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks by which commas one text is to be re-marked. */
    TextCommaSystemModal: Pick<CorrectionSet, 'startkomma' | 'startkommaBy' | 'isReadyForStudent'> & {
      squadId: number;
    };
  }
  interface ModalAnswers {
    TextCommaSystemModal: CommaSystem;
  }
}

/** Asks before a text is re-marked by another comma system; answers the system. */
export default function TextCommaSystemModal({
  squadId,
  startkomma,
  startkommaBy,
  isReadyForStudent,
  close,
}: ModalProps['TextCommaSystemModal'] & ModalControls<CommaSystem>) {
  const [chosen, setChosen] = useState(startkomma);
  const squad = useSquads().data?.find(({ id }) => id === squadId);
  const forSquad = () => {
    close();
    if (squad) void showModal('CommaSystemModal', { squadId, squadName: squad.name, startkomma: squad.startkomma });
  };
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <>
          {squad && (
            <Button look="quiet" className={s.commaSquad} onClick={forSquad}>
              {text.forSquad}
            </Button>
          )}
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button look="primary" disabled={chosen === startkomma} onClick={() => close(chosen)}>
            {text.go}
          </Button>
        </>
      }
    >
      <p className={s.commaNow}>{text.now(commaText.ofText[startkomma], commaText.by[startkommaBy])}</p>
      <SystemChoice value={chosen} onChange={setChosen} />
      <p className={s.commaNote}>
        {text.note} {isReadyForStudent && text.noteReady}
      </p>
    </ModalFrame>
  );
}
