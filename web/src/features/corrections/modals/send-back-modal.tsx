import { FieldError } from '../../../ui/field.tsx';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { CorrectingDeadline } from '../correcting/correcting-deadline.tsx';
import { useCorrectingChoice } from '../correcting/use-correcting-choice.ts';
import { markingText } from '../marking/marking.text.ts';
import s from './send-back-modal.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    SendBackModal: {
      squadId: number;
      exerciseId: number;
      exerciseTitle: string;
      /** Answers that are marked and not sent back yet. */
      exerciseProgressIds: readonly number[];
      /** How many of them no teacher has looked at. */
      unopened: number;
      /** How many the engine is still marking. */
      queued: number;
    };
  }
  interface ModalAnswers {
    SendBackModal: { changed: number[]; selfCorrectionEnabled: boolean };
  }
}
const text = markingText.send;

type Step =
  | { kind: 'ask' }
  | { kind: 'sending' }
  | { kind: 'force'; skipped: number[] }
  | { kind: 'done'; waiting: number }
  | { kind: 'failed'; message: string };

/** Sends the whole class its texts back (TC-20): asks about texts that nobody has opened, and tells what came of it. */
export default function SendBackModal({
  squadId,
  exerciseId,
  exerciseTitle,
  exerciseProgressIds,
  unopened,
  queued,
  close,
}: ModalProps['SendBackModal'] & ModalControls<{ changed: number[]; selfCorrectionEnabled: boolean }>) {
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const choice = useCorrectingChoice({ squadId, exerciseId });
  const [changed, setChanged] = useState<number[]>([]);
  const end = () => close({ changed, selfCorrectionEnabled: choice.wanted });

  const send = async (ids: readonly number[], force: boolean) => {
    setStep({ kind: 'sending' });
    try {
      const answer = await client.setReady({
        body: {
          exerciseProgressIds: [...ids],
          isReadyForStudents: true,
          squadId,
          selfCorrectionEnabled: choice.wanted,
          selfCorrectionDeadline: choice.wanted ? choice.asked : undefined,
          force,
        },
      });
      setChanged((now) => [...now, ...answer.changed]);
      const asks = !force && answer.skipped.length > 0;
      setStep(asks ? { kind: 'force', skipped: answer.skipped } : { kind: 'done', waiting: answer.skipped.length });
    } catch (error) {
      setStep({ kind: 'failed', message: (error as Error).message });
    }
  };

  const buttons = {
    ask: (
      <>
        <Button look="line" onClick={end}>
          {text.cancel}
        </Button>
        {exerciseProgressIds.length > 0 && (
          <Button look="primary" onClick={() => send(exerciseProgressIds, false)} data-autofocus>
            {text.go}
          </Button>
        )}
      </>
    ),
    sending: (
      <Button look="primary" busy>
        {text.sending}
      </Button>
    ),
    force: step.kind === 'force' && (
      <>
        <Button look="line" onClick={() => setStep({ kind: 'done', waiting: step.skipped.length })}>
          {text.forceNo}
        </Button>
        <Button look="primary" onClick={() => send(step.skipped, true)}>
          {text.forceYes}
        </Button>
      </>
    ),
    done: (
      <Button look="primary" onClick={end}>
        {text.done}
      </Button>
    ),
    failed: (
      <>
        <Button look="line" onClick={end}>
          {text.cancel}
        </Button>
        <Button look="primary" onClick={() => setStep({ kind: 'ask' })}>
          {markingText.tryAgain}
        </Button>
      </>
    ),
  }[step.kind];

  return (
    <ModalFrame title={text.title} onClose={end} actions={buttons}>
      <div className={s.sendBack} role="status">
        {changed.length > 0 && <p>{text.sent(changed.length)}</p>}
        {step.kind === 'ask' && (
          <p>{exerciseProgressIds.length > 0 ? text.lead(exerciseProgressIds.length, exerciseTitle) : text.none}</p>
        )}
        {step.kind === 'ask' && unopened > 0 && <p>{text.unopened(unopened)}</p>}
        {step.kind === 'ask' && queued > 0 && <p>{text.queued(queued)}</p>}
        {step.kind === 'sending' && <progress aria-label={text.sending} />}
        {step.kind === 'force' && <p>{text.force(step.skipped.length)}</p>}
        {step.kind === 'done' && step.waiting > 0 && <p>{text.waiting(step.waiting)}</p>}
        {step.kind === 'done' && changed.length === 0 && step.waiting === 0 && <p>{text.none}</p>}
        {step.kind === 'failed' && <FieldError silent>{step.message}</FieldError>}
      </div>
      {step.kind === 'ask' && exerciseProgressIds.length > 0 && (
        <Switch
          className={s.sendBackSelf}
          label={text.selfCorrection}
          checked={choice.wanted}
          onChange={(event) => choice.choose({ wanted: event.currentTarget.checked })}
        />
      )}
      {step.kind === 'ask' && exerciseProgressIds.length > 0 && choice.wanted && (
        <CorrectingDeadline
          value={choice.deadline}
          pastPlan={choice.pastPlan}
          onChange={(deadline) => choice.choose({ deadline })}
        />
      )}
    </ModalFrame>
  );
}
