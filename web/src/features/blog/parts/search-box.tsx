import { BLOG_SEARCH_MAX } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { IconSearch, IconX } from '../../../ui/icons.ts';
import { blogText as text } from '../blog.text.ts';
import s from './search-box.module.css';

/** How long after opening the field has the focus (CON-02). */
const FOCUS_MS = 100;

/** The way into the search (BLOG-06). Without a script it is a form that is sent. */
export function SearchBox({
  value,
  before,
  onType,
  onClose,
}: {
  value: string;
  /** What was searched for when the page came. */
  before: string | null;
  onType: (typed: string) => void;
  onClose: () => void;
}) {
  const [open, setOpen] = useState(before !== null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!open || before !== null) return;
    const timer = setTimeout(() => field.current?.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [open, before]);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <form className={s.box} action="/blog" role="search" data-open={open || undefined}>
      {open && (
        <input
          ref={field}
          type="search"
          name="soeg"
          aria-label={text.openSearch}
          placeholder={text.searchPlaceholder}
          maxLength={BLOG_SEARCH_MAX}
          value={value}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      )}
      <IconButton
        label={open ? text.closeSearch : text.openSearch}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {open ? <IconX aria-hidden="true" /> : <IconSearch aria-hidden="true" />}
      </IconButton>
      <noscript>
        <input type="search" name="soeg" aria-label={text.openSearch} placeholder={text.searchPlaceholder} />
      </noscript>
    </form>
  );
}
