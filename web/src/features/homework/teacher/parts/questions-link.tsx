import { Link } from 'react-router';
import { statusText } from '../status.text.ts';
import { tagClass } from '../../../../ui/paper.tsx';
import s from './questions-link.module.css';

/** How many questions about marks wait for the teacher; leads to the first of them in its text (PD-23). */
export function QuestionsLink({ count, about, to }: { count: number; about: string; to: string }) {
  if (count === 0) return null;
  return (
    <Link className={tagClass('new', s.questions)} to={to} aria-label={statusText.questionsOf(count, about)}>
      {statusText.exercise.questions(count)}
    </Link>
  );
}
