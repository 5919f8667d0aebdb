import { Button } from '../../../ui/button.tsx';
import { newsletterText as text } from '../../newsletter/index.ts';
import { PublicFrame } from '../parts/public-frame.tsx';
import publicSite from '../public-site.module.css';
import s from './newsletter-page.module.css';

function leaveSaying(status: string | null, ofMails: boolean): string | undefined {
  if (status === 'frameldt') return ofMails ? text.mails.left : text.left;
  return status === 'ukendt' ? text.unknown : undefined;
}

/** Where the link in a letter, or in a mail with notifications, leads: one press, and it is over. Works without a script. */
export default function LeaveNewsletterPage({ startPath, search }: { startPath: string | null; search: string }) {
  const query = new URLSearchParams(search);
  const code = query.get('kode') ?? '';
  const ofMails = query.has('mails');
  const title = ofMails ? text.mails.title : text.leaveTitle;
  const outcome = leaveSaying(query.get('status'), ofMails);
  return (
    <PublicFrame startPath={startPath}>
      <title>{`${title} – Ordklar`}</title>
      <meta name="robots" content="noindex" />
      <main className={publicSite.reading} id="indhold">
        <h1>{title}</h1>
        {outcome && (
          <p className={s.outcome} role="status">
            {outcome}
          </p>
        )}
        {!outcome && code === '' && <p className={publicSite.lead}>{text.leaveByMail}</p>}
        {!outcome && code !== '' && (
          <form
            method="post"
            action={`${ofMails ? '/notifikationer/afmeld' : '/nyhedsbrev/frameld'}/${encodeURIComponent(code)}`}
            className={s.form}
          >
            <p className={publicSite.lead}>{ofMails ? text.mails.lead : text.leaveLead}</p>
            <Button type="submit" look="primary">
              {text.leave}
            </Button>
          </form>
        )}
      </main>
    </PublicFrame>
  );
}
