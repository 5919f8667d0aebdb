import { Button } from '../../../ui/button.tsx';
import { newsletterText as text } from '../../newsletter/index.ts';
import { PublicFrame } from '../parts/public-frame.tsx';
import publicSite from '../public-site.module.css';
import s from './newsletter-page.module.css';

function leaveSaying(status: string | null): string | undefined {
  if (status === 'frameldt') return text.left;
  return status === 'ukendt' ? text.unknown : undefined;
}

/** Where the link in a letter leads: one press, and it is over. Works without a script. */
export default function LeaveNewsletterPage({ startPath, search }: { startPath: string | null; search: string }) {
  const query = new URLSearchParams(search);
  const code = query.get('kode') ?? '';
  const outcome = leaveSaying(query.get('status'));
  return (
    <PublicFrame startPath={startPath}>
      <title>{`${text.leaveTitle} – Ordklar`}</title>
      <meta name="robots" content="noindex" />
      <main className={publicSite.reading} id="indhold">
        <h1>{text.leaveTitle}</h1>
        {outcome && (
          <p className={s.outcome} role="status">
            {outcome}
          </p>
        )}
        {!outcome && code === '' && <p className={publicSite.lead}>{text.leaveByMail}</p>}
        {!outcome && code !== '' && (
          <form method="post" action={`/nyhedsbrev/frameld/${encodeURIComponent(code)}`} className={s.form}>
            <p className={publicSite.lead}>{text.leaveLead}</p>
            <Button type="submit" look="primary">
              {text.leave}
            </Button>
          </form>
        )}
      </main>
    </PublicFrame>
  );
}
