import '../ui/themes.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { onSessionEnded } from '../lib/api/client.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { followColorScheme } from '../lib/color-scheme/color-scheme.ts';
import { onWindowEvent } from '../lib/events/window-events.ts';
import { showModal, showModalByName } from '../lib/modals/modal-store.ts';
import { storeActive } from '../lib/storage/active.ts';
import { fetchModalsAhead } from './modals/fetch-ahead.ts';
import { ModalLayer } from './modals/modal-layer.tsx';
import './modals/modals.ts';
import { ToastStack } from './toasts/toast-stack.tsx';
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts';

let login: Promise<void> | undefined;

/** Several calls can find the session ended at once; they share one login layer. */
function logInAgain(): Promise<void> {
  login ??= showModal('LoginModal', {}).then((done) => {
    login = undefined;
    if (!done) throw new Error('The login layer was closed');
  });
  return login;
}

/** What lies around every screen of the logged-in part: data, light or dark, modals, toasts. */
export function AppRoot() {
  useFocusOnNewScreen();
  useEffect(() => {
    onSessionEnded(logInAgain);
    const stop = onWindowEvent('gtOpenFeedbackModal', () => void showModalByName('FeedbackModal'));
    const stopFollowing = followColorScheme();
    const stopStoring = storeActive();
    const stopFetching = fetchModalsAhead();
    return () => {
      onSessionEnded(undefined);
      stop();
      stopFollowing();
      stopStoring();
      stopFetching();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <section id="layers" aria-label="Vinduer over siden" />
      <Outlet />
      <ModalLayer />
      <ToastStack />
    </QueryClientProvider>
  );
}
