import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (!inBrowser) return;
  localStorage.clear();
  sessionStorage.clear();
});
