import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import s from './lead-page.module.css';

/** A page of one column under the logo: its title, what it is for in a sentence or two, and what stands on it. */
export const LeadPage = ({
  title,
  lead,
  back,
  className,
  children,
}: {
  title: string;
  lead: string;
  /** The link to the page that this one belongs to. */
  back?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <main className={classNames(s.page, className)} id="indhold" tabIndex={-1}>
    {back}
    <div className={s.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    {children}
  </main>
);
