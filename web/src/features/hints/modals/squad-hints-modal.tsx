import { HINT_KINDS, type HintKind } from '@ordklar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { SaveFrame } from '../../../ui/save-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { squadHintsQuery, textHintsKey } from '../hints.queries.ts';
import { hintsText } from '../hints.text.ts';
import s from '../hints.module.css';

const text = hintsText.squad;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** The hints that a class or group has switched on (docs/decisions/0029). */
    SquadHintsModal: { squadId: number; squadName: string };
  }
}

function Choice({ chosen, onChange }: { chosen: readonly HintKind[]; onChange: (kinds: HintKind[]) => void }) {
  return (
    <fieldset className={s.choices}>
      <legend className="sr">{text.choices}</legend>
      {HINT_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            aria-describedby={`vink-${kind}`}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
            }
          />
          <span>
            {hintsText.titles[kind]}
            <small id={`vink-${kind}`}>{hintsText.about[kind]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Switches hints on and off for the texts of a class, those that are marked already too. */
export default function SquadHintsModal({ squadId, squadName, close }: ModalProps['SquadHintsModal'] & ModalControls) {
  const queries = useQueryClient();
  const now = useQuery(squadHintsQuery(squadId));
  const [changed, setChanged] = useState<HintKind[] | null>(null);
  const chosen = changed ?? now.data?.hints;
  const save = useMutation({
    mutationFn: (hints: HintKind[]) => client.setSquadHints({ params: { s: squadId }, body: { hints } }),
    onSuccess: async (kept) => {
      queries.setQueryData(squadHintsQuery(squadId).queryKey, kept);
      await queries.invalidateQueries({ queryKey: textHintsKey });
      showToast({ message: text.saved(squadName, kept.hints.length) });
      close();
    },
  });
  return (
    <SaveFrame
      title={text.title(squadName)}
      words={text}
      saving={save}
      isChanged={changed !== null}
      onSave={() => changed && save.mutate(changed)}
      onClose={() => close()}
    >
      <p className={s.intro}>{text.intro}</p>
      {chosen ? (
        <Choice chosen={chosen} onChange={setChanged} />
      ) : now.isError ? (
        <ErrorState message={text.failed} onRetry={() => void now.refetch()} />
      ) : (
        <LoadingRows rows={4} label={text.loading} />
      )}
    </SaveFrame>
  );
}
