import type { Tree } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { treeQuery } from '../achievements.queries.ts';
import { treeText as text } from '../achievements.text.ts';
import { CourseLeaves } from '../parts/course-leaves.tsx';
import { TreeDrawing } from '../parts/tree-drawing.tsx';
import { TreeEvents } from '../parts/tree-events.tsx';
import { seasonOf } from '../season.ts';
import s from '../achievements.module.css';

/** /trae: the pupil's own tree, what has happened in it, and the leaves of each course (PD-25). */
export default function TreePage() {
  useTitle(text.title);
  const { data: tree, isError, isPending, refetch } = useQuery(treeQuery);
  return (
    <main className={s.page} id="indhold" tabIndex={-1}>
      {isPending && <LoadingRows rows={6} label={text.loading} />}
      {isError && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {tree &&
        (tree.isShown ? (
          <ShownTree tree={tree} />
        ) : (
          <>
            <h1>{text.title}</h1>
            <EmptyState title={text.off.title} action={<Link to="/min-bruger">{text.off.settings}</Link>}>
              {text.off.own}
            </EmptyState>
          </>
        ))}
    </main>
  );
}

function ShownTree({ tree }: { tree: Tree }) {
  const [now] = useState(() => Date.now());
  const { leaves, next, events, courses } = tree;
  const titles = events.filter(({ earned }) => earned !== null).map(({ title }) => title);
  const goal = next?.leaves ?? leaves;
  return (
    <>
      <div className={s.drawing}>
        <TreeDrawing tree={tree} label={text.drawing(leaves, titles, seasonOf(new Date(now).getMonth()))} now={now} />
      </div>
      <div className={s.told}>
        <h1>{text.title}</h1>
        <p className={s.intro}>{text.intro}</p>
        <div
          className={s.bar}
          role="img"
          aria-label={text.progress(leaves, goal)}
          style={{ '--done': `${goal === 0 ? 0 : (leaves / goal) * 100}%` } as object}
        />
        <p>
          <b>{text.leaves(leaves)}</b>{' '}
          {leaves === 0 ? text.first : next ? text.more(next.leaves - leaves, next.text) : text.grown}
        </p>
        <TreeEvents events={events} />
      </div>
      <CourseLeaves courses={courses} />
    </>
  );
}
