import { useEffect, useRef } from 'react';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { exercisesText } from '../exercises.text.ts';
import type { CourseTile } from '../use-course-tiles.ts';

/** The courses to choose between, as paper-cut tiles in one row. */
export function CourseTiles({
  tiles,
  chosen,
  onChoose,
}: {
  tiles: readonly CourseTile[];
  chosen: string | undefined;
  onChoose: (tile: CourseTile) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  // on a narrow screen the chosen tile can lie outside of the row's part that shows
  useEffect(() => {
    if (!chosen) return;
    row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <div className="courses" role="group" aria-label={exercisesText.courses} ref={row}>
      {tiles.map((tile) => (
        <button
          key={tile.productId}
          type="button"
          aria-pressed={tile.productId === chosen}
          onClick={() => onChoose(tile)}
        >
          <CourseIcon productId={tile.productId} />
          <span>
            {tile.title} {tile.hasNew && <Tag tone="new">{exercisesText.list.new}</Tag>}
          </span>
        </button>
      ))}
    </div>
  );
}
