import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LostWord, SpiltInk } from './error-drawings.tsx';
import s from './pages.module.css';

function ErrorPage({
  drawing,
  title,
  children,
  actions,
}: Record<'drawing' | 'children' | 'actions', ReactNode> & { title: string }) {
  return (
    <main className={s.errorPage} id="indhold">
      <title>{`${title} – Ordklar`}</title>
      {drawing}
      <h1>{title}</h1>
      <p>{children}</p>
      <div className={s.errorPageWays}>{actions}</div>
    </main>
  );
}

/** 404 (SHELL-18): the page is not there; `home` is where the person's own things are. */
export function NotFound({ home }: { home: string }) {
  return (
    <ErrorPage
      drawing={<LostWord />}
      title="Siden findes ikke"
      actions={
        <ButtonLink look="primary" large href={home}>
          {home === '/' ? 'Gå til forsiden' : 'Gå til din startside'}
        </ButtonLink>
      }
    >
      Der mangler noget her. Måske er adressen skrevet forkert, eller også er siden flyttet.
    </ErrorPage>
  );
}

/** 500 (SHELL-18): something broke; trying again is the way. */
export function ServerError({ onRetry }: { onRetry?: () => void }) {
  return (
    <ErrorPage
      drawing={<SpiltInk />}
      title="Noget gik galt hos os"
      actions={
        <>
          {onRetry && (
            <Button look="primary" large onClick={onRetry}>
              Prøv igen
            </Button>
          )}
          <ButtonLink look="line" large href="/">
            Gå til forsiden
          </ButtonLink>
        </>
      }
    >
      Fejlen er vores, ikke din, og det, du har gemt, er der stadig. Prøv igen om lidt.
    </ErrorPage>
  );
}

/** A screen that could not be fetched without a net; what is typed lies on the device. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPage
      drawing={<LostWord />}
      title="Ingen forbindelse"
      actions={
        <Button look="primary" large onClick={onRetry}>
          Prøv igen
        </Button>
      }
    >
      Siden kunne ikke hentes. Det, du har skrevet, er gemt på din enhed. Siden kommer, når du er på nettet igen.
    </ErrorPage>
  );
}
