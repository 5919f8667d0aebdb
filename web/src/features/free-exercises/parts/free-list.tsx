import type { FreeExercise } from '@ordklar/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RuledHeading } from '../../../ui/ruled-head.tsx';
import { freeListQuery } from '../free-exercises.queries.ts';
import { freeText as text } from '../free-exercises.text.ts';
import { FreeRows } from './free-rows.tsx';

/** The exercises of a course, at one of its levels or all, of a category or all. */
export function FreeList({
  productId,
  category,
  level,
}: {
  productId: string;
  category: { id: number; title: string } | undefined;
  level: { id: number; title: string } | undefined;
}) {
  const list = useInfiniteQuery(freeListQuery(productId, level?.id, category?.id));
  const total = list.data?.pages[0]?.total;
  // what is not chosen above is said of each
  const saidOf = (exercise: FreeExercise) =>
    [level ? '' : exercise.level, category ? '' : exercise.category].filter(Boolean).join(' · ');
  const placeOf = level && category ? undefined : saidOf;
  return (
    <section aria-labelledby="frie-opgaver">
      <RuledHeading id="frie-opgaver">
        {category?.title ?? text.allCategories}, {level?.title ?? text.allLevels.toLowerCase()}{' '}
        {total !== undefined && <small>{text.count(total)}</small>}
      </RuledHeading>
      <FreeRows list={list} loading={text.loading} placeOf={placeOf} />
    </section>
  );
}
