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

type Props = ModalProps['SendBackModal'];
type Choice = ReturnType<typeof useCorrectingChoice>;

/** Sends the texts, and how far that has come. */
function useSending(squadId: number, choice: Choice) {
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const [changed, setChanged] = useState<number[]>([]);
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
  return { step, setStep, changed, send };
}
type Sending = ReturnType<typeof useSending>;

/** What one can answer at each step. */
function Buttons({ sending, ids, end }: { sending: Sending; ids: readonly number[]; end: () => void }) {
  const { step, setStep, send } = sending;
  const cancel = (
    <Button look="line" onClick={end}>
      {text.cancel}
    </Button>
  );
  switch (step.kind) {
    case 'ask':
      return (
        <>
          {cancel}
          {ids.length > 0 && (
            <Button look="primary" onClick={() => send(ids, false)} data-autofocus>
              {text.go}
            </Button>
          )}
        </>
      );
    case 'sending':
      return (
        <Button look="primary" busy>
          {text.sending}
        </Button>
      );
    case 'force':
      return (
        <>
          <Button look="line" onClick={() => setStep({ kind: 'done', waiting: step.skipped.length })}>
            {text.forceNo}
          </Button>
          <Button look="primary" onClick={() => send(step.skipped, true)}>
            {text.forceYes}
          </Button>
        </>
      );
    case 'done':
      return (
        <Button look="primary" onClick={end}>
          {text.done}
        </Button>
      );
    case 'failed':
      return (
        <>
          {cancel}
          <Button look="primary" onClick={() => setStep({ kind: 'ask' })}>
            {markingText.tryAgain}
          </Button>
        </>
      );
  }
}

function Asked({ exerciseProgressIds, exerciseTitle, unopened, queued }: Props) {
  const count = exerciseProgressIds.length;
  return (
    <>
      <p>{count > 0 ? text.lead(count, exerciseTitle) : text.none}</p>
      {unopened > 0 && <p>{text.unopened(unopened)}</p>}
      {queued > 0 && <p>{text.queued(queued)}</p>}
    </>
  );
}

/** What is asked, or has come of it. */
function Said({ sending: { step, changed }, of }: { sending: Sending; of: Props }) {
  return (
    <div className={s.sendBack} role="status">
      {changed.length > 0 && <p>{text.sent(changed.length)}</p>}
      {step.kind === 'ask' && <Asked {...of} />}
      {step.kind === 'sending' && <progress aria-label={text.sending} />}
      {step.kind === 'force' && <p>{text.force(step.skipped.length)}</p>}
      {step.kind === 'done' && step.waiting > 0 && <p>{text.waiting(step.waiting)}</p>}
      {step.kind === 'done' && changed.length === 0 && step.waiting === 0 && <p>{text.none}</p>}
      {step.kind === 'failed' && <FieldError silent>{step.message}</FieldError>}
    </div>
  );
}

/** Whether the pupils are to correct their texts, and by when. */
function Correcting({ choice }: { choice: Choice }) {
  return (
    <>
      <Switch
        className={s.sendBackSelf}
        label={text.selfCorrection}
        checked={choice.wanted}
        onChange={(event) => choice.choose({ wanted: event.currentTarget.checked })}
      />
      {choice.wanted && (
        <CorrectingDeadline
          value={choice.deadline}
          pastPlan={choice.pastPlan}
          onChange={(deadline) => choice.choose({ deadline })}
        />
      )}
    </>
  );
}

/** Sends the whole class its texts back (TC-20): asks about texts that nobody has opened, and tells what came of it. */
export default function SendBackModal({
  close,
  ...of
}: Props & ModalControls<{ changed: number[]; selfCorrectionEnabled: boolean }>) {
  const choice = useCorrectingChoice(of);
  const sending = useSending(of.squadId, choice);
  const ids = of.exerciseProgressIds;
  const end = () => close({ changed: sending.changed, selfCorrectionEnabled: choice.wanted });
  return (
    <ModalFrame title={text.title} onClose={end} actions={<Buttons sending={sending} ids={ids} end={end} />}>
      <Said sending={sending} of={of} />
      {sending.step.kind === 'ask' && ids.length > 0 && <Correcting choice={choice} />}
    </ModalFrame>
  );
}
