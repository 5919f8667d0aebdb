import type { ThemeColor, ThemeEvent, ThemePattern } from '@ordklar/contract';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../store/listeners.ts';

/** How a person has the interface: the accent, what covers the desk edge, what is drawn on it. */
export interface Theme {
  color: ThemeColor;
  pattern: ThemePattern;
  event: ThemeEvent;
}

/** The look of a visitor, and of who has chosen none. */
export const FIRST_THEME: Theme = { color: 'gran', pattern: 'ingen', event: 'ingen' };

/** Three words with blanks between them; index.html reads them too, before anything is drawn. */
const KEY = 'ordklar-theme';

const { listen, tell } = createListeners();
let shown: Theme | undefined;

function kept(): Theme {
  const [color = FIRST_THEME.color, pattern = FIRST_THEME.pattern, event = FIRST_THEME.event] = (
    localStorage.getItem(KEY) ?? ''
  )
    .split(' ')
    .filter(Boolean);
  return { color, pattern, event } as Theme;
}

const current = (): Theme => (shown ??= kept());

const isSame = (one: Theme, other: Theme) =>
  one.color === other.color && one.pattern === other.pattern && one.event === other.event;

/** Shows a theme, and keeps it in this browser so that the next page begins with it. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset['themeColor'] = theme.color;
  dataset['themePattern'] = theme.pattern;
  localStorage.setItem(KEY, `${theme.color} ${theme.pattern} ${theme.event}`);
  if (isSame(theme, current())) return;
  shown = theme;
  tell();
}

/** Back to the first look: whoever logs in here next does not see it. */
export function forgetTheme(): void {
  localStorage.removeItem(KEY);
}

/** What is shown. */
export const useTheme = (): Theme => useSyncExternalStore(listen, current);
