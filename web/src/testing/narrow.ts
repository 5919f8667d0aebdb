import { vi } from 'vitest';

/** A window that is as narrow as any style asks for, or never: what the test asks is put back after it. */
export function setNarrow(isNarrow: boolean): void {
  const asked = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(asked.call(window, query), 'matches', { value: isNarrow }),
  );
}
