import { sendWindowEvent } from '../../lib/events/window-events.ts';
import { closeToast, type Toast, type ToastIcon } from '../../lib/toasts/toast-store.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClipboardCheck,
  IconShare3,
  IconTrash,
  IconX,
} from '../../ui/icons.ts';
import { useCountdown } from './use-countdown.ts';

const SIGN: Record<ToastIcon, typeof IconX> = {
  alert: IconAlertTriangle,
  'circle-correct': IconCircleCheck,
  sharing: IconShare3,
  'add-assignment': IconClipboardCheck,
  removed: IconTrash,
};

/** One toast: a click anywhere runs its callback, or else opens the feedback modal, and closes it (SHELL-08). */
export function ToastCard({ toast }: { toast: Toast }) {
  const close = () => closeToast(toast.id);
  const countdown = useCountdown(toast.timeout, close);
  const Sign = SIGN[toast.icon];
  const [first, ...rest] = toast.message.split('\n');
  const press = () => {
    if (toast.clickCallback) toast.clickCallback();
    else sendWindowEvent('gtOpenFeedbackModal', undefined);
    close();
  };
  return (
    <div
      className={classNames('toast', `toast--${toast.type}`, countdown.paused && 'is-paused')}
      role={toast.type === 'error' ? 'alert' : undefined}
      {...countdown.handlers}
    >
      <button type="button" className="toast-press" onClick={press}>
        <span className="toast-sign">
          <Sign aria-hidden="true" />
        </span>
        <span className="toast-words">
          <b>{first}</b>
          {rest.length > 0 && <span>{rest.join(' ')}</span>}
        </span>
        {toast.buttonText && <span className="toast-action">{toast.buttonText}</span>}
      </button>
      <button type="button" className="btn btn--icon" aria-label="Luk besked" onClick={close}>
        <IconX aria-hidden="true" />
      </button>
      <i className="toast-bar" style={{ animationDuration: `${toast.timeout}ms` }} />
    </div>
  );
}
