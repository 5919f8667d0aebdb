import type { AnswerEvaluation } from '@ordklar/contract';
import { Face } from '../../../../ui/paper.tsx';
import { DateText } from '../../../../ui/text-parts.tsx';
import { resultsText } from '../../results.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './teacher-note.module.css';

const text = resultsText.text;

/** What the teacher wrote to the pupil, who and when, and the grade where the pupil may see it (EVAL-07 … EVAL-09). */
export function TeacherNote({ evaluation }: { evaluation: AnswerEvaluation | null }) {
  if (!evaluation || (evaluation.evaluation === '' && evaluation.grade === null))
    return (
      <section className={classNames(s.note, s.noteNone)} aria-label={text.feedback}>
        <p>{text.none}</p>
      </section>
    );
  const { teacher, updatedAt, grade } = evaluation;
  return (
    <section className={s.note} aria-label={text.feedback}>
      <Face className={s.face} name={teacher} />
      <div>
        <h2>{text.writes(teacher)}</h2>
        <p>
          <DateText at={updatedAt} form="deadline" />
        </p>
      </div>
      <blockquote>
        {evaluation.evaluation || text.none}
        {grade !== null && (
          <p className={s.grade}>
            {text.grade} <b>{grade}</b>
          </p>
        )}
      </blockquote>
    </section>
  );
}
