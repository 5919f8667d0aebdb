import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { earnedQuery } from '../achievements.queries.ts';
import { treeText as text } from '../achievements.text.ts';
import s from '../achievements.module.css';

/** What a hand-in has done to the tree: a calm line with its picture (ACH-02); nothing where that is nothing. */
export function EarnedNow({ exerciseProgressId }: { exerciseProgressId: number }) {
  const earned = useQuery(earnedQuery(exerciseProgressId)).data;
  return (
    <div role="status">
      {earned && (
        <div className={s.earned}>
          <img src={earned.images['3x']} alt="" width="72" height="72" />
          <p>
            {earned.type === 'leaf' ? (
              <b>{text.earned.leaf}</b>
            ) : (
              <>
                {text.earned.event}: <b>{earned.title}</b> <small>{earned.text}</small>
              </>
            )}
          </p>
          <Link to="/trae">{text.see}</Link>
        </div>
      )}
    </div>
  );
}
