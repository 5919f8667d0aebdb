import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import s from './ruled-head.module.css';

/** The heading of a part over its rule; beside it what counts it, and at the end a way on. */
export function RuledHead({
  id,
  title,
  large = false,
  className,
  children,
}: {
  id?: string;
  title: string;
  /** Of a page that begins with it. */
  large?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(s.head, large && s.large, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

/** A heading over its rule that itself says in small letters what counts it. */
export const RuledHeading = ({ className, children, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest} className={classNames(s.heading, className)}>
    {children}
  </h2>
);
