/** Whether an address is this machine's own, which nobody else reaches. */
export const isOwnMachine = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
