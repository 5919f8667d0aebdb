import { presentationText as text } from '../contact.text.ts';
import PresentationForm, { type PresentationFormProps } from './presentation-form.tsx';
import { PublicDialog } from './public-dialog.tsx';
import s from '../contact.module.css';

/** The sign-up over the front page, for whoever has closed the banner and asks for it again. */
export default function PresentationDialog({ loggedIn, onClose }: PresentationFormProps) {
  return (
    <PublicDialog title={text.title} onClose={() => onClose(false)}>
      <p className={s.contactLead}>{text.lead}</p>
      <PresentationForm loggedIn={loggedIn} onClose={onClose} />
    </PublicDialog>
  );
}
