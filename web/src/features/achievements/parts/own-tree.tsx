import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { treeQuery } from '../achievements.queries.ts';
import { treeText as text } from '../achievements.text.ts';
import { TreeDrawing } from './tree-drawing.tsx';
import s from '../achievements.module.css';

/** The tree beside the pupil's tasks; nothing where it is switched off. */
export function OwnTree({ now }: { now: number }) {
  const tree = useQuery(treeQuery).data;
  if (!tree?.isShown) return null;
  const { leaves, next } = tree;
  return (
    <aside className={s.beside} aria-label={text.title}>
      <TreeDrawing tree={tree} label={text.label(leaves)} now={now} />
      <h2>{text.label(leaves)}</h2>
      <p>{leaves === 0 ? text.first : next ? text.more(next.leaves - leaves, next.text) : text.grown}</p>
      <p>
        <Link to="/trae">{text.see}</Link>
      </p>
    </aside>
  );
}
