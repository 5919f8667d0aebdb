import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { dismissBanner } from '../banner-dismissal.ts';
import { presentationText as text } from '../contact.text.ts';
import PresentationForm from '../parts/presentation-form.tsx';
import s from '../contact.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    PresentationFormModal: object;
  }
}

/** The sign-up for a free presentation in the logged-in part; afterwards the banner stays away too. */
export default function PresentationFormModal({ close }: ModalControls) {
  const leave = (sent: boolean) => {
    close();
    if (sent) dismissBanner(true).catch(() => undefined);
  };
  return (
    <ModalFrame title={text.title} onClose={() => close()}>
      <p className={s.contactLead}>{text.lead}</p>
      <PresentationForm loggedIn onClose={leave} />
    </ModalFrame>
  );
}
