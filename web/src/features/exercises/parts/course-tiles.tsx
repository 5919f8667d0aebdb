import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { courseGroupsQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import type { CourseTile } from '../use-course-tiles.ts';
import { classNames } from '../../../ui/class-names.ts';
import choicesStyle from './choices.module.css';

/** What is seen of the row beside a tile that it is rolled to, in px. */
const TILE_GAP = 8;

/** What a tile shows of a course, and the subject it is under. */
type Tile = Pick<CourseTile, 'productId' | 'title' | 'groupId'> & { hasNew?: boolean };

interface Props<T extends Tile> {
  className?: string | undefined;
  tiles: readonly T[];
  chosen: T | undefined;
  onChoose: (tile: T) => void;
}

/** The subjects of the courses; a school with one subject has nothing to choose. */
function Subjects<T extends Tile>({ tiles, chosen, onChoose }: Props<T>) {
  const { data: groups } = useQuery(courseGroupsQuery);
  const titles = new Map(groups?.map(({ id, title }) => [id, title]));
  const firstOfSubject = tiles.filter(({ groupId }, at) => tiles.findIndex((tile) => tile.groupId === groupId) === at);
  if (firstOfSubject.length < 2) return null;
  return (
    <div
      className={classNames(choicesStyle.levels, choicesStyle.subjects)}
      role="group"
      aria-label={exercisesText.subjects}
      // until the names have come there is only their room
      inert={groups === undefined}
    >
      {firstOfSubject.map((tile) => (
        <button
          key={tile.groupId}
          type="button"
          aria-pressed={tile.groupId === chosen?.groupId}
          onClick={() => tile.groupId !== chosen?.groupId && onChoose(tile)}
        >
          {titles.get(tile.groupId) ?? ' '}
        </button>
      ))}
    </div>
  );
}

/** Rolls the row, and never the page, until all of a tile can be seen. */
function rollTo(row: HTMLElement, tile: Element): void {
  const [seen, place] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (place.left < seen.left) row.scrollLeft -= seen.left - place.left + TILE_GAP;
  else if (place.right > seen.right) row.scrollLeft += place.right - seen.right + TILE_GAP;
}

/** The courses to choose between: subjects, and the chosen subject's courses as paper-cut tiles in one row. */
export function CourseTiles<T extends Tile>({ tiles, chosen, onChoose, className }: Props<T>) {
  const row = useRef<HTMLDivElement>(null);
  // on a narrow screen the chosen tile can lie outside of the row's part that shows
  useEffect(() => {
    const tile = row.current?.querySelector('[aria-pressed=true]');
    if (chosen && row.current && tile) rollTo(row.current, tile);
  }, [chosen]);
  return (
    <div className={className}>
      <Subjects tiles={tiles} chosen={chosen} onChoose={onChoose} />
      <div className={choicesStyle.courses} role="group" aria-label={exercisesText.courses} ref={row}>
        {tiles
          .filter(({ groupId }) => chosen === undefined || groupId === chosen.groupId)
          .map((tile) => (
            <button
              key={tile.productId}
              type="button"
              aria-pressed={tile.productId === chosen?.productId}
              onClick={() => onChoose(tile)}
            >
              <CourseIcon productId={tile.productId} />
              <span>
                {tile.title} {tile.hasNew && <Tag tone="new">{exercisesText.list.new}</Tag>}
              </span>
            </button>
          ))}
      </div>
    </div>
  );
}
