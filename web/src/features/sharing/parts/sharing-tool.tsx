import { showModal } from '../../../lib/modals/modal-store.ts';
import { IconButton } from '../../../ui/button.tsx';
import { IconShare3 } from '../../../ui/icons.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { isPendingMe, useShares } from '../sharing.queries.ts';
import { sharingText as text } from '../sharing.text.ts';

/** The sign in the top bar, there only while an offer waits for the person (SHELL-20). */
export function SharingTool() {
  const { isTeacher } = useCurrentUser();
  const waiting = useShares(isTeacher).shares.filter(isPendingMe).length;
  if (waiting === 0) return null;
  return (
    <Tooltip label={text.requests} width={150}>
      <IconButton
        label={text.requests}
        badge={waiting}
        title={undefined}
        onClick={() => void showModal('ClassSharingModal', {})}
      >
        <IconShare3 aria-hidden="true" />
      </IconButton>
    </Tooltip>
  );
}
