import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { CourseIcon } from './course-icon.tsx';
import { IconArrowRight } from './icons.ts';
import s from './course-line.module.css';

/** The way that leads from a line: where to, its words, and what it is called where it stands without its line. */
interface Way {
  to: string;
  /** Handed to the screen that it leads to. */
  state?: unknown;
  says: string;
  label: string;
  isPrimary?: boolean;
}

/** A task in a list: its course's tile, what it is, the facts of it, where it stands, and the way to it; on a phone a round arrow. */
export function CourseLine({
  productId,
  title,
  facts,
  standing,
  way: { to, state, says, label, isPrimary = false },
  className,
  standingClass,
}: {
  productId: string;
  title: string;
  facts: ReactNode;
  standing: ReactNode;
  way: Way;
  /** May set `--standing`, the width of that column. */
  className?: string;
  standingClass?: string;
}) {
  return (
    <article className={classNames(s.line, className)}>
      <CourseIcon className={s.course} productId={productId} />
      <div>
        <h3>{title}</h3>
        <p>{facts}</p>
      </div>
      <p className={classNames(s.standing, standingClass)}>{standing}</p>
      <Link
        className={buttonClass(isPrimary ? 'primary' : 'line', false, s.go)}
        to={to}
        state={state}
        aria-label={label}
      >
        <span>{says}</span>
        <IconArrowRight className={s.arrow} aria-hidden="true" />
      </Link>
    </article>
  );
}
