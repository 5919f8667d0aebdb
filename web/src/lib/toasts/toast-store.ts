import { createListeners } from '../store/listeners.ts';

/** What a toast may show as its sign (SHELL-06). */
export type ToastIcon = 'alert' | 'circle-correct' | 'sharing' | 'add-assignment' | 'removed';

/** A short message under the top bar. */
export interface Toast {
  id: string;
  type: 'success' | 'error';
  icon: ToastIcon;
  /** Plain text; a second line, after a line break, is shown smaller. */
  message: string;
  /** Milliseconds until it closes by itself. */
  timeout: number;
  /** On a phone at the foot of the page: over its beginning stands what the toast is about. */
  atFoot?: boolean;
  /** Word for what a click does, such as 'Fortryd'. */
  buttonText?: string;
  /** What a click does; without it a click opens the feedback modal (SHELL-08). */
  clickCallback?: () => void;
}
export type NewToast = Partial<Toast>;

/** CON-17. */
export const TOAST_TIMEOUT = 10_000;
/** Of what the page itself shows as well, and what may not cover it for long. */
export const BRIEFLY = 4000;
const DEFAULT_TEXT = {
  error: 'Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her',
  success: 'Handling udført.',
} as const;
const STORED_KEY = 'ordklar-toast';

let toasts: readonly Toast[] = [];
let nextId = 1;
const { listen, tell } = createListeners();

function change(next: readonly Toast[]): void {
  toasts = next;
  tell();
}

/** For useSyncExternalStore. */
export const toastStore = {
  read: (): readonly Toast[] => toasts,
  listen,
};

/** Shows a toast and gives its id; a message that already stands there is not shown twice (SHELL-09). */
export function showToast(toast: NewToast = {}): string {
  const type = toast.type ?? 'success';
  const message = toast.message ?? DEFAULT_TEXT[type];
  const same = toasts.find((shown) => shown.message === message);
  if (same) return same.id;
  const id = toast.id ?? `toast-${nextId++}`;
  const icon = toast.icon ?? (type === 'error' ? 'alert' : 'circle-correct');
  change([...toasts, { ...toast, id, type, message, icon, timeout: toast.timeout ?? TOAST_TIMEOUT }]);
  return id;
}

/** Shows the default error toast, or the given sentence as an error. */
export function showErrorToast(message?: string): string {
  return showToast(message === undefined ? { type: 'error' } : { type: 'error', message });
}

/** Takes a toast away. */
export function closeToast(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Takes away what says these things: they hold no more. */
export function closeMessages(...messages: string[]): void {
  change(toasts.filter(({ message }) => !messages.includes(message)));
}

/** Keeps a toast for the next page load, shown once there (SHELL-11); a callback cannot be kept. */
export function storeToast(toast: Omit<NewToast, 'clickCallback'>): void {
  localStorage.setItem(STORED_KEY, JSON.stringify(toast));
}

/** Shows the kept toast, if any, and forgets it. */
export function showStoredToast(): void {
  const stored = localStorage.getItem(STORED_KEY);
  if (stored === null) return;
  localStorage.removeItem(STORED_KEY);
  try {
    showToast(JSON.parse(stored) as NewToast);
  } catch {
    console.error('The stored toast could not be read');
  }
}
