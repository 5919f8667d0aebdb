import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { contactText as text } from '../contact.text.ts';
import ContactForm, { type ContactTopic } from '../parts/contact-form.tsx';
import s from '../contact.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    DemoFormModal: ContactTopic & { width?: number };
  }
}

const formOf = ({ isCopilot, isTextCorrection }: ContactTopic) =>
  isCopilot ? text.forms.copilot : isTextCorrection ? text.forms.textCorrection : text.forms.contact;

/** The contact form in the logged-in part; for the copilot with what it does beside it (LEAD-16). */
export default function DemoFormModal({ isCopilot, isTextCorrection, close }: ContactTopic & ModalControls) {
  const topic = { isCopilot, isTextCorrection };
  const { title, lead } = formOf(topic);
  return (
    <ModalFrame title={title} onClose={() => close()}>
      <div className={isCopilot ? s.contactBeside : undefined}>
        <div>
          <p className={s.contactLead}>{lead}</p>
          {isCopilot && (
            <ul className={s.contactPoints}>
              {text.copilotPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
        <ContactForm loggedIn onClose={() => close()} {...topic} />
      </div>
    </ModalFrame>
  );
}
