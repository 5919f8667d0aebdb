import type { Squad } from '@ordklar/contract';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPencil } from '../../../ui/icons.ts';
import { commaText } from '../comma-systems.text.ts';

/** Says by which commas a class's texts are marked, and opens the choice. */
export function SquadCommaSystem({ squad }: { squad: Squad }) {
  const { id, name, startkomma } = squad;
  return (
    <Button
      look="quiet"
      icon={<IconPencil aria-hidden="true" />}
      onClick={() => void showModal('CommaSystemModal', { squadId: id, squadName: name, startkomma })}
    >
      {commaText.squad.button(startkomma)}
    </Button>
  );
}
