import type { OwnSquad } from '@ordklar/contract';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DropdownItem } from '../../../ui/dropdown.tsx';
import { IconRefresh } from '../../../ui/icons.ts';
import { classesText as text } from '../classes.text.ts';

/** What is done to an own class now and then. */
export function MoreOfClass({ klasse: { id: classId, name } }: { klasse: OwnSquad }) {
  return (
    <MoreMenu label={text.more(name)}>
      <DropdownItem
        icon={<IconRefresh aria-hidden="true" />}
        onPress={() => void showModal('ResetClassModal', { classId, name })}
      >
        {text.reset}
      </DropdownItem>
    </MoreMenu>
  );
}
