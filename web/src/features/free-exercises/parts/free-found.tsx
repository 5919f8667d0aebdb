import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuledHeading } from '../../../ui/ruled-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { freeFoundQuery } from '../free-exercises.queries.ts';
import { freeText } from '../free-exercises.text.ts';
import { FreeRows } from './free-rows.tsx';
import s from '../free-exercises.module.css';

const text = freeText.found;

/** What a search finds in all the courses to choose from. Who asked with Enter comes to it at once. */
export function FreeFound({
  q,
  wanted,
  courses,
  onClear,
}: {
  q: string;
  wanted: string | null;
  courses: readonly { productId: string; title: string }[];
  onClear: () => void;
}) {
  const list = useInfiniteQuery(freeFoundQuery(q));
  const total = list.data?.pages[0]?.total;
  const titles = new Map(courses.map(({ productId, title }) => [productId, title]));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted === q) heading.current?.focus();
  }, [wanted, q]);
  return (
    <section className={s.freeListFound} aria-labelledby="fundne-opgaver">
      <RuledHeading id="fundne-opgaver" ref={heading} tabIndex={-1}>
        {text.heading(q)} <small role="status">{!list.isPlaceholderData && total ? freeText.count(total) : ''}</small>
      </RuledHeading>
      {total === 0 && !list.isError ? (
        <EmptyState title={text.none} action={<Button onClick={onClear}>{text.clear}</Button>}>
          {text.noneText}
        </EmptyState>
      ) : (
        <FreeRows
          list={list}
          loading={text.loading}
          placeOf={({ productId, level, category }) =>
            [titles.get(productId), level, category].filter(Boolean).join(' · ')
          }
        />
      )}
    </section>
  );
}
