import { Button } from '../../../ui/button.tsx';
import { NewsletterForm, newsletterText as text } from '../../newsletter/index.ts';
import { PageMeta } from '../parts/page-meta.tsx';
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
  if (query.has('mails')) return <ConfirmMails startPath={startPath} status={status} code={code ?? ''} />;
  const outcome = OUTCOMES[status];
  return (
    <PublicFrame startPath={startPath}>
      <PageMeta title={text.pageTitle} description={text.description} />
      <main className={publicSite.reading} id="indhold">
        <h1>{text.title}</h1>
        <Outcome sentence={outcome} />
        {code && <Confirm action={`/nyhedsbrev/bekraeft/${encodeURIComponent(code)}`} of={text} />}
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

/** The same press for the address that notifications are to be mailed to. */
function ConfirmMails({ startPath, status, code }: { startPath: string | null; status: string; code: string }) {
  const { mails } = text;
  return (
    <PublicFrame startPath={startPath}>
      <title>{`${mails.confirmTitle} – Ordklar`}</title>
      <meta name="robots" content="noindex" />
      <main className={publicSite.reading} id="indhold">
        <h1>{mails.confirmTitle}</h1>
        {code ? (
          <Confirm action={`/notifikationer/bekraeft/${encodeURIComponent(code)}`} of={mails} />
        ) : (
          <Outcome sentence={status === 'bekraeftet' ? mails.confirmed : mails.unknown} />
        )}
      </main>
    </PublicFrame>
  );
}

const Outcome = ({ sentence }: { sentence: string | undefined }) =>
  sentence && (
    <p className={s.outcome} role="status">
      {sentence}
    </p>
  );

/** The press that confirms. Works without a script. */
const Confirm = ({ action, of }: { action: string; of: { confirmLead: string; confirm: string } }) => (
  <form method="post" action={action} className={s.form}>
    <p className={publicSite.lead}>{of.confirmLead}</p>
    <Button type="submit" look="primary">
      {of.confirm}
    </Button>
  </form>
);
