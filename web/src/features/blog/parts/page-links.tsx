import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts';
import { blogText as text } from '../blog.text.ts';
import { pagerPages } from '../pager-pages.ts';
import s from './page-links.module.css';

/** The pages of a list (BLOG-17–19). `link` makes the way to one: a link, or a button while searching. */
export function PageLinks({
  page,
  pages,
  link,
}: {
  page: number;
  pages: number;
  link: (page: number, label: string, content: ReactNode) => ReactNode;
}) {
  if (pages < 2) return null;
  return (
    <nav className={s.pager} aria-label={text.pages}>
      {page > 1 &&
        link(
          page - 1,
          text.previousPage,
          <>
            <IconChevronLeft aria-hidden="true" /> <span className={s.word}>{text.previousPage}</span>
          </>,
        )}
      {pagerPages(page, pages).map((at, place) => {
        // the dots before the current page and those after it
        if (at === null) return <span key={place < 3 ? 'before' : 'after'}>…</span>;
        return at === page ? (
          <span key={at} aria-current="page" aria-label={text.page(at)} role="link" aria-disabled="true">
            {at}
          </span>
        ) : (
          link(at, text.page(at), at)
        );
      })}
      {page < pages &&
        link(
          page + 1,
          text.nextPage,
          <>
            <span className={s.word}>{text.nextPage}</span> <IconChevronRight aria-hidden="true" />
          </>,
        )}
    </nav>
  );
}
