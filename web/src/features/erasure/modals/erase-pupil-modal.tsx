import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { WrittenYesModal } from '../../../ui/written-yes-modal.tsx';
import { erasureText as text } from '../erasure.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks whether a pupil is to be deleted for good. */
    ErasePupilModal: { person: { id: number; name: string } };
  }
  interface ModalAnswers {
    /** True when the pupil is deleted. */
    ErasePupilModal: boolean;
  }
}

/** The question before a pupil is deleted for good (PD-32): the pupil's name, written out, is the yes. */
export default function ErasePupilModal({
  person: { id, name },
  close,
}: ModalProps['ErasePupilModal'] & ModalControls<boolean>) {
  const queries = useQueryClient();
  const erase = async (written: string) => {
    await client.erasePupil({ params: { userId: id }, body: { name: written } });
    close(true);
    showToast({ message: text.done(name) });
    await queries.invalidateQueries();
  };
  const words = {
    ...text,
    question: text.question(name),
    confirm: text.confirm(name),
    confirmNeeded: text.confirmNeeded(name),
  };
  return (
    <WrittenYesModal words={words} name={name} send={erase} close={() => close()}>
      <p>
        {text.what(name)} {text.others} <b>{text.final}</b>
      </p>
      <p>{text.backups}</p>
    </WrittenYesModal>
  );
}
