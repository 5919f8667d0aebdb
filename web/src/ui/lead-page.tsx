import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import s from './lead-page.module.css';

/** A page of one column under the logo, as wide as a text; a class may set another `max-width`. */
export const PageColumn = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <main className={classNames(s.page, className)} id="indhold" tabIndex={-1}>
    {children}
  </main>
);

/** The same with its title, and what it is for in a sentence or two. */
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
  <PageColumn className={className}>
    {back}
    <div className={s.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    {children}
  </PageColumn>
);
