import { useSyncExternalStore } from 'react';
import { createListeners } from '../store/listeners.ts';

/** What somebody asked for; `auto` is as the device has it. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** index.html reads the same key and sets the same attribute, before anything is drawn. The name is older than what it keeps: browsers hold it. */
const KEY = 'mantine-color-scheme-value';

const { listen, tell } = createListeners();

const ofDevice = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function asked(): ColorScheme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const isDark = (): boolean => asked() === 'dark' || (asked() === 'auto' && ofDevice().matches);

function show(): void {
  document.documentElement.dataset['colorScheme'] = isDark() ? 'dark' : 'light';
  tell();
}

/** Keeps the choice in this browser and shows it. */
export function setColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(KEY, scheme);
  show();
}

/** Follows the device and the other windows of this browser, until the returned function is called. */
export function followColorScheme(): () => void {
  const device = ofDevice();
  device.addEventListener('change', show);
  window.addEventListener('storage', show);
  return () => {
    device.removeEventListener('change', show);
    window.removeEventListener('storage', show);
  };
}

/** Whether it is dark now, by choice or by the device. */
export const useIsDark = (): boolean => useSyncExternalStore(listen, isDark);
