import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../lib/api/query-client.ts';
import { keepModals } from '../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../lib/modals/modal-store.ts';
import { forgetSecrets } from '../lib/saving/kept-keys.ts';
import { forgetSavings } from '../lib/saving/unsaved.ts';
import { FIRST_THEME, setTheme } from '../lib/theme/theme.ts';
import { closeToast, toastStore } from '../lib/toasts/toast-store.ts';
import { holdSecretsOfAll } from './kept.ts';

/** What the browser has and jsdom lacks, as far as the component library asks for it. */
function completeWindow() {
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  })) as typeof window.matchMedia;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollBy ??= () => {};
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  window.CSS ??= { escape: (name: string) => name.replaceAll(/[^\w-]/g, '\\$&') } as typeof window.CSS;
}

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
