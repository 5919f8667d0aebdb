import { contactText as text } from '../contact.text.ts';
import ContactForm from './contact-form.tsx';
import { PublicDialog } from './public-dialog.tsx';
import s from '../contact.module.css';

/** The contact form over a public page. */
export default function ContactDialog({ loggedIn, onClose }: { loggedIn: boolean; onClose: () => void }) {
  return (
    <PublicDialog title={text.forms.contact.title} onClose={onClose}>
      <p className={s.contactLead}>{text.forms.contact.lead}</p>
      <ContactForm loggedIn={loggedIn} onClose={onClose} />
    </PublicDialog>
  );
}
