import { useId, useRef, useState } from 'react';
import { longDate } from '../../lib/dates/danish-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choice.tsx';
import { evaluationsText as text } from './evaluations.text.ts';
import { GradeChoice } from './grade-choice.tsx';
import { useDelayedResize } from './use-delayed-resize.ts';
import { type EvaluationOf, useEvaluation } from './use-evaluation.ts';
import './evaluations.css';

/**
 * Written feedback and grade on one answer (EVAL-01 … EVAL-10), for the teacher. Give it the answer's id as `key`: a
 * panel belongs to one answer.
 */
export function EvaluationPanel({ startOpen = false, ...of }: EvaluationOf & { startOpen?: boolean }) {
  const { evaluation, studentName } = of;
  const feedback = useEvaluation(of);
  const [open, setOpen] = useState(startOpen);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useDelayedResize(field, feedback.written);
  return (
    <div className="evaluation">
      <h2>
        <button type="button" className="evaluation-open" aria-expanded={open} onClick={() => setOpen(!open)}>
          {evaluation ? text.edit : text.give}
        </button>
      </h2>
      {!open && evaluation?.evaluation && <p className="evaluation-text">{evaluation.evaluation}</p>}
      {open && (
        <>
          <label className="sr" htmlFor={id}>
            {text.field}
          </label>
          <textarea
            id={id}
            ref={field}
            className="input evaluation-field"
            rows={5}
            maxLength={20_000}
            placeholder={text.placeholder(studentName)}
            value={feedback.written}
            onChange={(event) => feedback.write(event.currentTarget.value)}
          />
        </>
      )}
      {evaluation && (
        <p className="evaluation-by small muted">
          {text.by(evaluation.teacher, longDate(evaluation.updatedAt, { time: true }))}
          {feedback.isChanged && ` · ${text.unsaved}`}
        </p>
      )}
      {open && (
        <>
          <div className="evaluation-finish">
            <GradeChoice grade={feedback.grade} onChange={(grade) => feedback.setGrade(grade)} />
            <div className="evaluation-buttons">
              <Button
                look="quiet"
                aria-label={text.deleteLabel}
                disabled={!feedback.hasOriginal || feedback.busy}
                onClick={feedback.remove}
              >
                {text.delete}
              </Button>
              <Button look="line" busy={feedback.busy} disabled={!feedback.isChanged} onClick={feedback.save}>
                {text.save}
              </Button>
            </div>
          </div>
          {feedback.grade !== null && (
            <Switch
              className="evaluation-visible"
              label={text.showGrade(studentName)}
              checked={feedback.gradeVisible}
              onChange={(event) => feedback.setGrade(feedback.grade, event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </div>
  );
}
