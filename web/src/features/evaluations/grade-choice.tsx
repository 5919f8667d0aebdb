import { type AnswerEvaluation, ESSAY_GRADES } from '@ordklar/contract';
import { useId } from 'react';
import { CoveringRadio } from '../../ui/choice.tsx';
import { evaluationsText as text } from './evaluations.text.ts';
import s from './evaluations.module.css';

/** The 7-step scale as radio buttons, with 'Ingen' first (DEC-14). */
export function GradeChoice({
  grade,
  onChange,
}: {
  grade: AnswerEvaluation['grade'];
  onChange: (grade: AnswerEvaluation['grade']) => void;
}) {
  const name = useId();
  return (
    <fieldset className={s.gradeChoice}>
      <legend>{text.grade}</legend>
      <div className={s.grades}>
        {[null, ...ESSAY_GRADES].map((each) => (
          <label key={each ?? 'none'}>
            <CoveringRadio name={name} checked={each === grade} onChange={() => onChange(each)} />
            <span>{each?.replace('-', '−') ?? text.noGrade}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
