import { Button } from '../../../ui/button.tsx';
import { NewsletterForm, newsletterText as text } from '../../newsletter/index.ts';
import { PublicFrame } from '../parts/public-frame.tsx';
import publicSite from '../public-site.module.css';
import s from './newsletter-page.module.css';

const OUTCOMES: Readonly<Record<string, string>> = {
  bekraeftet: text.confirmed,
  foraeldet: text.tooOld,
  ukendt: text.unknown,
};

/** Where one signs up for the newsletter, and where the link of the mail leads: one press, and one is on the list (NEWS-01). */
export default function NewsletterPage({ startPath, search }: { startPath: string | null; search: string }) {
  const query = new URLSearchParams(search);
  const status = query.get('status') ?? '';
  const code = query.get('kode');
  const outcome = OUTCOMES[status];
  return (
    <PublicFrame startPath={startPath}>
      <title>{text.pageTitle}</title>
      <meta name="description" content={text.description} />
      <main className={publicSite.reading} id="indhold">
        <h1>{text.title}</h1>
        {outcome && (
          <p className={s.outcome} role="status">
            {outcome}
          </p>
        )}
        {code && (
          <form method="post" action={`/nyhedsbrev/bekraeft/${encodeURIComponent(code)}`} className={s.form}>
            <p className={publicSite.lead}>{text.confirmLead}</p>
            <Button type="submit" look="primary">
              {text.confirm}
            </Button>
          </form>
        )}
        {!code && status !== 'bekraeftet' && (
          <>
            <p className={publicSite.lead}>{text.lead}</p>
            <div className={s.form}>
              <NewsletterForm />
            </div>
          </>
        )}
      </main>
    </PublicFrame>
  );
}
