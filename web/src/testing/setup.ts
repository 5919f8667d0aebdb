import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../lib/api/query-client.ts';
import { keepModals } from '../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../lib/modals/modal-store.ts';
import { forgetSecrets } from '../lib/saving/kept-keys.ts';
import { forgetSavings } from '../lib/saving/unsaved.ts';
import { FIRST_THEME, setTheme } from '../lib/theme/theme.ts';
import { closeToast, toastStore } from '../lib/toasts/toast-store.ts';
import { holdSecretsOfAll } from './kept.ts';

/** What the browser has and happy-dom lacks, as far as our screens and the component library ask for it. */
function completeWindow() {
  window.print ??= () => {};
  // its own would ask whatever listens on this machine
  globalThis.fetch = () => Promise.reject(new TypeError('no test asks a server'));
  // the class of this document is none of this window
  Object.defineProperty(Document, Symbol.hasInstance, {
    configurable: true,
    value: ({ nodeType }: Node) => nodeType === Node.DOCUMENT_NODE,
  });
  // Testing Library finds what lies under a window unless it is hidden from it by the older attribute
  delete (HTMLElement.prototype as Partial<HTMLElement>).inert;
}

/**
 * React's development build notes by an Error where each element was made, until it has noted ten thousand within a second: here it
 * always has. Nothing but the owners in its warnings is lost, and a good part of the time of these tests is won.
 */
function noteNoOwners() {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<string, object | undefined>)[name];
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => {} });
}
noteNoOwners();

// A busy machine draws a screen later than the library's one second; a test that waits for what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });

// tests of the server's rendering run without a window
const inBrowser = typeof window !== 'undefined';
if (inBrowser) completeWindow();

let putBackModals = keepModals();
beforeEach(() => {
  putBackModals = keepModals();
  if (inBrowser) holdSecretsOfAll();
});

/** The files of a worker share its window and what modules hold for as long as a page lives: each test begins with a new page. */
function forgetThePage() {
  for (const { key } of modalStore.read()) closeModal(key);
  for (const { id } of toastStore.read()) closeToast(id);
  putBackModals();
  forgetSavings();
  forgetSecrets();
  queryClient.clear();
  setTheme(FIRST_THEME);
  const { documentElement: root, head, body } = document;
  for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.getSelection()?.removeAllRanges();
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (inBrowser) forgetThePage();
});
