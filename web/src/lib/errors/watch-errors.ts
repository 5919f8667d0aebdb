/** Listens for errors that nothing catches. What tells of them is fetched with the first one: pages stay light. */
export function watchErrors(): void {
  const tell = (thrown: unknown): void =>
    void import('./report-error.ts').then(({ reportError }) => reportError(thrown)).catch(() => undefined);
  window.addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
