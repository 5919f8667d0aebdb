import { flushSync } from 'react-dom';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { longDate } from '../../lib/dates/danish-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choice.tsx';
import { InputArea } from '../../ui/field.tsx';
import { DraftStatus } from './draft-status.tsx';
import { evaluationsText as text } from './evaluations.text.ts';
import { GradeChoice } from './grade-choice.tsx';
import { useDelayedResize } from './use-delayed-resize.ts';
import { type EvaluationOf, useEvaluation } from './use-evaluation.ts';
import { classNames } from '../../ui/class-names.ts';
import s from './evaluations.module.css';

/** Goes to the field, or to the grade, whether the panel is open or not. */
export interface EvaluationFocus {
  feedback: () => void;
  grade: () => void;
}

type Feedback = ReturnType<typeof useEvaluation>;

function FeedbackField({ feedback, studentName }: { feedback: Feedback; studentName: string }) {
  const { written } = feedback;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useDelayedResize(field, written.evaluation);
  return (
    <>
      <label className="sr" htmlFor={id}>
        {text.field}
      </label>
      <InputArea
        id={id}
        ref={field}
        className={s.evaluationField}
        rows={5}
        maxLength={20_000}
        placeholder={text.placeholder(studentName)}
        value={written.evaluation}
        onChange={(event) => feedback.change({ evaluation: event.currentTarget.value })}
      />
    </>
  );
}

/** The grade, whether the pupil sees it, and the buttons. */
function Finish({ feedback, studentName }: { feedback: Feedback; studentName: string }) {
  const { written } = feedback;
  return (
    <>
      <div className={s.evaluationFinish}>
        <GradeChoice grade={written.grade} onChange={(grade) => feedback.change({ grade })} />
        <div className={s.evaluationButtons}>
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
      {written.grade !== null && (
        <Switch
          className={s.evaluationVisible}
          label={text.showGrade(studentName)}
          checked={written.gradeVisible}
          onChange={(event) => feedback.change({ gradeVisible: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/**
 * Written feedback and grade on one answer (EVAL-01 … EVAL-10), for the teacher. Give it the answer's id as `key`: a
 * panel belongs to one answer.
 */
export function EvaluationPanel({
  startOpen = false,
  ref,
  ...of
}: EvaluationOf & { startOpen?: boolean; ref?: Ref<EvaluationFocus> }) {
  const { evaluation, studentName } = of;
  const feedback = useEvaluation(of);
  const [open, setOpen] = useState(startOpen);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => {
    const goTo = (selector: string) => {
      // at once: what is typed in the same instant belongs to the field, and is no key of the view
      flushSync(() => setOpen(true));
      panel.current?.querySelector<HTMLElement>(selector)?.focus();
    };
    return { feedback: () => goTo('textarea'), grade: () => goTo('input:checked') };
  }, []);
  return (
    <div className={s.evaluation} ref={panel}>
      <h2>
        <button type="button" className={s.evaluationOpen} aria-expanded={open} onClick={() => setOpen(!open)}>
          {evaluation ? text.edit : text.give}
        </button>
      </h2>
      {!open && evaluation?.evaluation && <p className={s.evaluationText}>{evaluation.evaluation}</p>}
      {open && <FeedbackField feedback={feedback} studentName={studentName} />}
      {evaluation && (
        <p className={classNames(s.evaluationBy, 'small muted')}>
          {text.by(evaluation.teacher, longDate(evaluation.updatedAt, { time: true }))}
        </p>
      )}
      <DraftStatus {...feedback} studentName={studentName} />
      {open && <Finish feedback={feedback} studentName={studentName} />}
    </div>
  );
}
