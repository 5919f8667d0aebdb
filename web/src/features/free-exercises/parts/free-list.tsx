import { useInfiniteQuery } from '@tanstack/react-query';
import { freeListQuery } from '../free-exercises.queries.ts';
import { freeText as text } from '../free-exercises.text.ts';
import { FreeRows } from './free-rows.tsx';
import s from '../free-exercises.module.css';

/** The exercises of a category at a level, or of all its categories. */
export function FreeList({
  category,
  level,
}: {
  category: { id: number; title: string } | undefined;
  level: { id: number; title: string };
}) {
  const list = useInfiniteQuery(freeListQuery(level.id, category?.id));
  const total = list.data?.pages[0]?.total;
  return (
    <section className={s.freeList} aria-labelledby="frie-opgaver">
      <h2 id="frie-opgaver">
        {category?.title ?? text.allCategories}, {level.title}{' '}
        {total !== undefined && <small>{text.count(total)}</small>}
      </h2>
      <FreeRows list={list} loading={text.loading} placeOf={category ? undefined : (exercise) => exercise.category} />
    </section>
  );
}
