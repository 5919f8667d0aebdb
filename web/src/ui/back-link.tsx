import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconArrowLeft } from './icons.ts';
import s from './back-link.module.css';

/** The way back to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={s.backLink} to={to}>
      <IconArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
