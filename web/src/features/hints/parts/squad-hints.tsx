import type { Squad } from '@ordklar/contract';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPencil } from '../../../ui/icons.ts';
import { hintsText } from '../hints.text.ts';

/** Opens the choice of hints that a class's texts are shown with. */
export function SquadHints({ squad: { id, name } }: { squad: Squad }) {
  return (
    <Button
      look="quiet"
      icon={<IconPencil aria-hidden="true" />}
      onClick={() => void showModal('SquadHintsModal', { squadId: id, squadName: name })}
    >
      {hintsText.squad.button}
    </Button>
  );
}
