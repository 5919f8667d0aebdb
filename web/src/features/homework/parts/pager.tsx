import { IconButton } from '../../../ui/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts';
import { homeworkText } from '../homework.text.ts';
import s from '../homework.module.css';

const text = homeworkText.pager;

/** One page back, which page this is, one page on. */
export function Pager({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  return (
    <nav className={s.pager} aria-label={text.label}>
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
