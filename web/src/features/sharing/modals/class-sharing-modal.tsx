import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { ShareRow } from '../parts/share-row.tsx';
import { type Shares, useShares } from '../sharing.queries.ts';
import { sharingText as text } from '../sharing.text.ts';
import s from '../sharing.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ClassSharingModal: object;
  }
}

function ShareList({ shares, isLoading, isError, retry }: Shares) {
  if (isLoading) return <LoadingRows rows={2} label={text.loading} />;
  if (shares.length === 0 && isError) return <ErrorState onRetry={retry} />;
  if (shares.length === 0) return <EmptyState title={text.none}>{text.noneHelp}</EmptyState>;
  return (
    <>
      <p>{text.intro}</p>
      <ul className={s.shares}>
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} />
        ))}
      </ul>
    </>
  );
}

/** Who has offered which class or group, and the answers (SHARE-02). */
export default function ClassSharingModal({ close }: ModalControls) {
  const { isTeacher } = useCurrentUser();
  const shares = useShares(isTeacher);
  return (
    <ModalFrame title={text.requests} onClose={() => close()}>
      <ShareList {...shares} />
    </ModalFrame>
  );
}
