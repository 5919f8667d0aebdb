import { Switch } from '../../../../ui/choice.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { EvaluationPanel } from '../../../evaluations/index.ts';
import { CorrectingDeadline } from '../../correcting/correcting-deadline.tsx';
import { ReadyButton } from '../head/marking-tools.tsx';
import { markingText as text } from '../marking.text.ts';
import type { DeskPart } from './use-answer-desk.ts';
import s from './answer-desk.module.css';
import markingStyle from '../marking.module.css';

/** Under the text: feedback and grade, and whether the pupil is to correct the text. */
export function DeskFeedback({ of: { answer, onEvaluation }, shared: { user, name, back, panel, ready } }: DeskPart) {
  const isCorrected = (answer.selfCorrectionHomework?.completed ?? null) !== null;
  return (
    <section className={classNames(markingStyle.below, 'no-print')}>
      <EvaluationPanel
        key={answer.exerciseProgressId}
        ref={panel}
        teacherId={user.id}
        squadId={answer.squadId}
        exerciseProgressId={answer.exerciseProgressId}
        evaluation={answer.answerEvaluation}
        studentName={name}
        startOpen
        onChange={onEvaluation}
      />
      <Switch
        className={s.selfCorrection}
        label={text.selfCorrection(name)}
        checked={back.correcting.wanted}
        disabled={back.busy}
        onChange={(event) => back.setSelfCorrection(event.currentTarget.checked)}
      />
      {back.correcting.wanted && !isCorrected && (
        <CorrectingDeadline
          value={back.correcting.deadline}
          pastPlan={back.correcting.pastPlan}
          onChange={back.setDeadline}
        />
      )}
      <div className={s.forPhone}>
        <ReadyButton {...ready} large />
      </div>
    </section>
  );
}
