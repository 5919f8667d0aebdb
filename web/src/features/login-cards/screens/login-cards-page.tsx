import type { LoginCard as Card } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { IconPrinter } from '../../../ui/icons.ts';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cardHoldersQuery } from '../login-cards.queries.ts';
import { cardsText as text } from '../login-cards.text.ts';
import { LoginCard } from '../parts/login-card.tsx';
import { useFirstLogin } from '../use-first-login.ts';
import s from '../login-cards.module.css';

/** Cards on a printed A4 sheet. */
const ON_A_SHEET = 10;

/** New codes for all of the class, after a question; they live on this page only, for nobody keeps them. */
function useNewCodes(squadId: number, userIds: readonly number[]) {
  const [made, setMade] = useState<readonly Card[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { squad, ...choice } = useFirstLogin(squadId);
  const { forFirstLogin } = choice;
  const make = async () => {
    const yes = await confirm({
      title: text.makeQuestion(userIds.length),
      message: text.makeMessage,
      confirmLabel: text.makeYes,
      cancelLabel: text.makeNo,
    });
    if (!yes) return;
    setBusy(true);
    try {
      setMade(await client.classLoginCards({ params: { s: squadId }, body: { userIds: [...userIds], forFirstLogin } }));
    } catch {
      showErrorToast(text.notMade);
    } finally {
      setBusy(false);
    }
  };
  return { className: squad?.name ?? '', made, busy, make, ...choice };
}

/** What the cards are without codes, and whether new ones are for the first login only. */
function BeforeCodes({
  mayBeKept,
  forFirstLogin,
  setForFirstLogin,
}: Omit<ReturnType<typeof useNewCodes>, 'className'>) {
  return (
    <>
      <p className={s.note}>{text.plain}</p>
      {mayBeKept ? (
        <Checkbox
          className={s.choice}
          label={text.forFirstLogin}
          checked={forFirstLogin}
          onChange={() => setForFirstLogin(!forFirstLogin)}
        />
      ) : (
        <p className={s.note}>{text.allForFirstLogin}</p>
      )}
    </>
  );
}

/** Cards to print for the pupils of a class: with user names only, or with new codes. */
export default function LoginCardsPage() {
  const squadId = Number(useParams()['squadId']);
  const pupils = useQuery(cardHoldersQuery(squadId));
  const { className, ...codes } = useNewCodes(squadId, pupils.data?.map(({ id }) => id) ?? []);
  useTitle(text.title(className));
  const cards = codes.made ?? pupils.data;
  return (
    <PageColumn className={s.page}>
      <div className="no-print">
        <BackLink to={`/teacher/admin?klasse=${squadId}`}>{text.back}</BackLink>
        <div className={s.head}>
          <h1>{text.title(className)}</h1>
          {cards && cards.length > 0 && (
            <>
              <Button busy={codes.busy} onClick={() => void codes.make()}>
                {text.make}
              </Button>
              <Button look="primary" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
                {text.print(Math.ceil(cards.length / ON_A_SHEET))}
              </Button>
            </>
          )}
        </div>
        {pupils.isPending && <LoadingRows rows={6} label={text.loading} />}
        {pupils.isError && <ErrorState message={text.failed} onRetry={() => void pupils.refetch()} />}
        {cards?.length === 0 && <EmptyState title={text.none.title}>{text.none.text}</EmptyState>}
        {codes.made && (
          <Notice as="p" className={s.made} role="status">
            {text.made}
          </Notice>
        )}
        {!codes.made && cards && cards.length > 0 && <BeforeCodes {...codes} />}
      </div>
      {cards && cards.length > 0 && (
        <>
          <div className={s.sheet}>
            <ul className={s.cards}>
              {cards.map((card) => (
                <li key={card.id}>
                  <LoginCard card={{ ...card, className }} />
                </li>
              ))}
            </ul>
          </div>
          <p className={`${s.note} no-print`}>{text.cut}</p>
        </>
      )}
    </PageColumn>
  );
}
