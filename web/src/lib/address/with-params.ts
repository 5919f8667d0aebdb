/**
 * Some parameters of the address set again, the others as they are; without a value a parameter is taken out. For the
 * router's `setParams`, in one call for all that changes together: of two calls in a row it keeps only the last.
 */
export const withParams =
  (values: Readonly<Record<string, string | number | null | undefined>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, String(value));
      else next.delete(name);
    }
    return next;
  };
