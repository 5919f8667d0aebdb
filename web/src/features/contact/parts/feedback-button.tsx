import { FEEDBACK_HINT } from '@ordklar/contract';
import { sendWindowEvent } from '../../../lib/events/window-events.ts';
import { useHint } from '../../../lib/hints/use-hint.ts';
import { IconSend } from '../../../ui/icons.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { feedbackText as text } from '../contact.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './feedback-button.module.css';

// only new people see it
const loadHint = () => import('../../../ui/hint-bubble.tsx');

/** `isInBar`: on a phone it stands in the bar of places. */
const plane = (isInBar: boolean) => (
  <button
    type="button"
    className={classNames(s.corner, s.cornerLeft, isInBar && s.isInBar)}
    aria-label={text.title}
    title={text.title}
    onClick={() => sendWindowEvent('gtOpenFeedbackModal', undefined)}
  >
    <IconSend aria-hidden="true" />
  </button>
);

/** The paper plane lower left (FBK-01). */
export const FeedbackButton = ({ isInBar = false }: { isInBar?: boolean }) => plane(isInBar);

/** The paper plane, introduced once in a hint bubble (SHELL-14). */
export function FeedbackButtonWithHint() {
  const hint = useHint(FEEDBACK_HINT);
  const Bubble = useLoaded(loadHint, hint.isShown)?.HintBubble;
  if (!Bubble || !hint.isShown) return plane(true);
  return (
    <Bubble content={text.hint} onHide={hint.hide}>
      {plane(true)}
    </Bubble>
  );
}
