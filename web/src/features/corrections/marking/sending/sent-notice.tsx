import { useEffect, useRef } from 'react';
import { Button, buttonClass, IconButton } from '../../../../ui/button.tsx';
import { IconArrowRight, IconCircleCheck, IconX } from '../../../../ui/icons.ts';
import { markingText as text } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './sent-notice.module.css';

/**
 * What follows »Klar«: that the text is sent, and the next pupil, who gets the focus, so that Enter goes on. It stands
 * until the teacher goes on; nothing is trapped in it.
 */
export function SentNotice({
  name,
  next,
  onNext,
  onUndo,
  onTraining,
  onClose,
}: {
  name: string;
  /** The first name of the next pupil whose text waits; null when none does. */
  next: string | null;
  onNext: () => void;
  onUndo: () => void;
  /** Exercises to go with the text (TC-23); null where the class has ended and gets none. */
  onTraining: (() => void) | null;
  onClose: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLElement>(null);
  // the pressed button is another one now: without a next pupil the notice itself has the focus, not nothing
  useEffect(() => (button.current ?? notice.current)?.focus({ preventScroll: true }), []);
  return (
    <section ref={notice} className={classNames(s.sent, 'no-print')} aria-label={text.sentLabel} tabIndex={-1}>
      <IconCircleCheck aria-hidden="true" />
      <p role="status">
        <b>{text.sent(name)}</b>
        {next === null && <span> {text.lastOne}</span>}
      </p>
      {onTraining && (
        <Button look="line" onClick={onTraining}>
          {text.withTraining}
        </Button>
      )}
      <Button look="quiet" onClick={onUndo}>
        {text.undoSend}
      </Button>
      {next !== null && (
        <button ref={button} type="button" className={buttonClass('primary')} onClick={onNext}>
          {text.goNext(next)}
          <IconArrowRight aria-hidden="true" />
        </button>
      )}
      <IconButton label={text.closeSent} onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
    </section>
  );
}
