import { useEffect, useState, useSyncExternalStore } from 'react';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { showStoredToast, showToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { ToastCard } from './toast-card.tsx';
import s from './toasts.module.css';

/** CON-19: from here on the top bar has left the screen. */
const HEADER_GONE = 66;

/** All toasts, newest last, just under the top bar; once the page is scrolled past the bar they move up (SHELL-12). */
export function ToastStack() {
  const toasts = useSyncExternalStore(toastStore.listen, toastStore.read, toastStore.read);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > HEADER_GONE);
    follow();
    showStoredToast();
    window.addEventListener('scroll', follow, { passive: true });
    const stop = onWindowEvent('add-notification', (toast) => void showToast(toast));
    return () => {
      window.removeEventListener('scroll', follow);
      stop();
    };
  }, []);
  return (
    <section
      className={classNames(s.toasts, scrolled && s.toastsScrolled)}
      data-part="toasts"
      // over the windows too: they must not put it out of reach
      data-react-aria-top-layer="true"
      aria-label="Beskeder"
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
