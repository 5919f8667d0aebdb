import type { ReactNode } from 'react';
import { useOnline } from '../lib/parts/use-online.ts';
import { Animation } from './animation.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FallenPaper, RestingLeaf } from './drawings.tsx';
import s from './states.module.css';

/** A list with nothing in it: what is missing and, where there is one, the next step. */
export function EmptyState({
  title,
  children,
  action,
  drawing = <RestingLeaf />,
  role,
  className,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  /** It takes the place of what was there, or was asked for, and is read out. */
  role?: 'alert';
  className?: string;
}) {
  return (
    <div className={classNames(s.state, className)} role={role}>
      {drawing}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/**
 * Grey lines in the place of rows that are on their way; as tall as the rows, so that nothing jumps. Without a net nothing is on
 * its way, which is said.
 */
export function LoadingRows({
  rows = 5,
  label = 'Henter …',
  ofPeople = false,
  className,
}: {
  rows?: number;
  label?: string;
  /** Rows that begin with a face. */
  ofPeople?: boolean;
  className?: string;
}) {
  const online = useOnline();
  if (!online)
    return (
      <p className={classNames(s.offline, className)} data-part="loading" role="status">
        Ingen forbindelse. Det kommer, når du er på nettet igen.
      </p>
    );
  return (
    <div
      className={classNames(s.skeleton, ofPeople && s.ofPeople, className)}
      data-part="loading"
      role="status"
      aria-label={label}
    >
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}

/** A list that could not be fetched, with its reason and another try. */
export function ErrorState({
  message,
  onRetry,
  className,
}: {
  message?: string;
  onRetry?: () => void;
  className?: string;
}) {
  return (
    <EmptyState
      className={className}
      role="alert"
      title="Det lykkedes ikke"
      drawing={<Animation name="falling-paper" still={<FallenPaper />} />}
      action={
        onRetry && (
          <Button look="line" onClick={onRetry}>
            Prøv igen
          </Button>
        )
      }
    >
      {message ?? 'Vi kunne ikke hente det, du bad om. Prøv igen om lidt.'}
    </EmptyState>
  );
}
