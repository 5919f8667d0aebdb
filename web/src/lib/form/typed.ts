import { useState } from 'react';

/** What stands in the fields, and how it changes: the form's own state (`useTyped`), or a draft that is kept. */
export interface Typed<Values> {
  values: Values;
  change: (part: Partial<Values>) => void;
}

/** Values that live as long as the form. */
export function useTyped<Values extends object>(start: Values): Typed<Values> {
  const [values, setValues] = useState(start);
  return { values, change: (part) => setValues((old) => ({ ...old, ...part })) };
}
