import { sendWindowEvent } from '../../lib/events/window-events.ts';
import { closeToast, type Toast, type ToastIcon } from '../../lib/toasts/toast-store.ts';
import { IconButton } from '../../ui/button.tsx';
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
import s from './toasts.module.css';

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
      className={classNames(s.toast, toast.type === 'error' && s.error, countdown.paused && s.isPaused)}
      role={toast.type === 'error' ? 'alert' : undefined}
      data-at-foot={toast.atFoot || undefined}
      {...countdown.handlers}
    >
      <button type="button" className={s.toastPress} onClick={press}>
        <span className={s.toastSign}>
          <Sign aria-hidden="true" />
        </span>
        <span className={s.toastWords}>
          <b>{first}</b>
          {rest.length > 0 && <span>{rest.join(' ')}</span>}
        </span>
        {toast.buttonText && <span className={s.toastAction}>{toast.buttonText}</span>}
      </button>
      <IconButton className={s.toastClose} label="Luk besked" onClick={close}>
        <IconX aria-hidden="true" />
      </IconButton>
      <i className={s.toastBar} style={{ animationDuration: `${toast.timeout}ms` }} />
    </div>
  );
}
