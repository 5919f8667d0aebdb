import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { onSessionEnded } from '../lib/api/client.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { onWindowEvent } from '../lib/events/window-events.ts';
import { showModal, showModalByName } from '../lib/modals/modal-store.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { ModalLayer } from './modals/modal-layer.tsx';
import './modals/modals.ts';
import { ToastStack } from './toasts/toast-stack.tsx';
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts';

/** The page's nonce, which style elements that are made in the browser must carry. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

let login: Promise<void> | undefined;

/** Several calls can find the session ended at once; they share one login layer. */
function logInAgain(): Promise<void> {
  login ??= showModal('LoginModal', {}).then((done) => {
    login = undefined;
    if (!done) throw new Error('The login layer was closed');
  });
  return login;
}

/** What lies around every screen of the logged-in part: theme, data, modals, toasts. */
export function AppRoot() {
  useFocusOnNewScreen();
  useEffect(() => {
    onSessionEnded(logInAgain);
    const stop = onWindowEvent('gtOpenFeedbackModal', () => void showModalByName('FeedbackModal'));
    return () => {
      onSessionEnded(undefined);
      stop();
    };
  }, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <section id="layers" aria-label="Vinduer over siden" />
        <Outlet />
        <ModalLayer />
        <ToastStack />
      </QueryClientProvider>
    </MantineProvider>
  );
}
