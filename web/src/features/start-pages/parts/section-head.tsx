import type { ReactNode } from 'react';
import s from './section-head.module.css';

/** The heading of a part of a start page over its line; beside it what counts it, and at the end a way on. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
