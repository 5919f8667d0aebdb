import { IconButton } from '../../../ui/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts';
import { resultsText } from '../results.text.ts';
import s from './results-pager.module.css';

const text = resultsText.list;

/** One page back, which page this is, one page on. */
export function ResultsPager({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  return (
    <nav className={s.pager} aria-label={text.pager}>
      <IconButton label={text.previous} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-live="polite">{text.page(page, pages)}</span>
      <IconButton label={text.next} disabled={page >= pages} onClick={() => onGo(page + 1)}>
        <IconChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
