import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import s from './pager.module.css';

/** One page back, which page this is, one page on; nothing where there is one page. Pages count from 1. */
export function Pager({
  label,
  page,
  pages,
  onGo,
  previous = 'Forrige',
  next = 'Næste',
  className,
  children = `Side ${page} af ${pages}`,
}: {
  /** What the pages are of, such as 'Sider med opgaver'. */
  label: string;
  page: number;
  pages: number;
  onGo: (page: number) => void;
  previous?: string;
  next?: string;
  className?: string | undefined;
  /** Where one is, when it is more than the number of the page. */
  children?: ReactNode;
}) {
  if (pages < 2) return null;
  return (
    <nav className={classNames(s.pager, className)} aria-label={label}>
      <IconButton label={previous} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-live="polite">{children}</span>
      <IconButton label={next} disabled={page >= pages} onClick={() => onGo(page + 1)}>
        <IconChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
