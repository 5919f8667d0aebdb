import type { BlogFeedPage } from '@ordklar/contract';
import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { IconChevronDown } from '../../../ui/icons.ts';
import { blogText as text } from '../blog.text.ts';
import s from './category-tabs.module.css';

/** The categories as tabs (BLOG-04), and on a small screen as a list that opens under a button (BLOG-05). */
export function CategoryTabs({ categories, category }: Pick<BlogFeedPage, 'categories' | 'category'>) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const tabs = [{ id: 0, name: text.all, slug: '' }, ...categories];
  const chosen = category?.id ?? 0;
  return (
    <div className={s.choice}>
      <button
        type="button"
        className={s.opener}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {category?.name ?? text.allCategories} <IconChevronDown aria-hidden="true" />
      </button>
      <nav id={list} className={classNames(s.tabs, open && s.isOpen)} aria-label={text.categories}>
        {tabs.map(({ id, name, slug }) => (
          <a key={id} href={slug ? `/blog/${slug}` : '/blog'} aria-current={id === chosen ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
