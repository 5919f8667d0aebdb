import { cleanup } from '@testing-library/react';
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
}

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
