import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followColorScheme, setColorScheme, useIsDark } from './color-scheme.ts';

const shown = () => document.documentElement.dataset['colorScheme'];

function Asked() {
  return <output>{useIsDark() ? 'dark' : 'light'}</output>;
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('light or dark is shown at once, kept, and passed to who reads it', () => {
  render(<Asked />);
  expect(screen.getByRole('status').textContent).toBe('light');
  act(() => setColorScheme('dark'));
  expect(screen.getByRole('status').textContent).toBe('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  act(() => setColorScheme('light'));
  expect(shown()).toBe('light');
});

it('as the device has it follows the device, and a choice does not', () => {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  const stop = followColorScheme();
  const turn = (matches: boolean) => {
    device.matches = matches;
    device.dispatchEvent(new Event('change'));
  };
  setColorScheme('auto');
  expect(shown()).toBe('light');
  turn(true);
  expect(shown()).toBe('dark');
  setColorScheme('light');
  turn(true);
  expect(shown()).toBe('light');
  stop();
});

it('another window of the browser is followed', () => {
  const stop = followColorScheme();
  setColorScheme('light');
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shown()).toBe('dark');
  stop();
  localStorage.setItem('mantine-color-scheme-value', 'light');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shown()).toBe('dark');
});
