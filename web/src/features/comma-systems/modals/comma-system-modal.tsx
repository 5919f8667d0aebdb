import type { CommaSystem } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { SaveFrame } from '../../../ui/save-frame.tsx';
import { squadsQuery } from '../../accounts/index.ts';
import { commaText } from '../comma-systems.text.ts';
import { SystemChoice } from '../parts/system-choice.tsx';
import styles from '../comma-systems.module.css';

const text = commaText.squad;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** The comma system of a class or group (PD-22). */
    CommaSystemModal: { squadId: number; squadName: string; startkomma: CommaSystem };
  }
}

/** Sets by which commas a class's texts are marked from now on. */
export default function CommaSystemModal({
  squadId,
  squadName,
  startkomma,
  close,
}: ModalProps['CommaSystemModal'] & ModalControls) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(startkomma);
  const save = useMutation({
    mutationFn: () => client.setSquadCommaSystem({ params: { s: squadId }, body: { startkomma: chosen } }),
    onSuccess: () => {
      queries.setQueryData(squadsQuery.queryKey, (now) =>
        now?.map((squad) => (squad.id === squadId ? { ...squad, startkomma: chosen } : squad)),
      );
      showToast({ message: text.saved(squadName, chosen) });
      close();
    },
  });
  return (
    <SaveFrame
      title={text.title(squadName)}
      words={text}
      saving={save}
      isChanged={chosen !== startkomma}
      onSave={() => save.mutate()}
      onClose={() => close()}
    >
      <SystemChoice value={chosen} onChange={setChosen} />
      <p className={styles.commaNote}>{text.note}</p>
    </SaveFrame>
  );
}
