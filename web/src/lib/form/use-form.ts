import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type Faults, readRefusal } from './refusal.ts';
import type { Typed } from './typed.ts';
import { useFirstWrong } from './use-first-wrong.ts';

interface FormOptions<Values extends object, Field extends string> {
  typed: Typed<Values>;
  /** Where a fault can stand; what the server says of anything else is said of the whole form. */
  fields: readonly Field[];
  /** What does not hold, asked when the form is sent. `asFilledIn` is what the browser has in the fields of a `<form>`. */
  check?: (asFilledIn: FormData) => Faults<Field>;
  /** What does not hold now, shown while one chooses. */
  standing?: Faults<Field>;
  /** Sends what is typed. What it throws is said at the fields or by `failure`, and nothing typed is lost. */
  send: (asFilledIn: FormData) => unknown;
  /** Said where the server failed or the answer was none of ours; without it the server's own sentence. */
  notSent?: string;
}

const isFaulty = (faults: Faults): boolean => Object.values(faults).some(Boolean);

/** What goes on a text field of the form. */
const textField = <Values extends object, Name extends keyof Values & string>(
  name: Name,
  values: Values,
  error: string | undefined,
  change: (part: Partial<Values>) => void,
) => ({
  name,
  value: values[name] as string,
  error,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change({ [name]: currentTarget.value } as unknown as Partial<Values>),
});

/**
 * Checks and sends what is typed, and says what is wrong: at each field until one changes it, the first wrong one with
 * the focus, and by `failure` of the form as a whole. `form` goes on a `<form>` (or `frame` on another element around the
 * fields), `field(name)` on a text field.
 */
export function useForm<Values extends object, Field extends string>(options: FormOptions<Values, Field>) {
  const { typed, fields, check, standing, send, notSent } = options;
  const [refused, setRefused] = useState<Faults<Field>>({});
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { frame, element, focus } = useFirstWrong();
  const faults: Faults<Field> = { ...refused, ...standing };

  const refuse = (found: Faults<Field>) => {
    setRefused(found);
    focus();
  };
  /** Takes away what was said of these fields. */
  const forgive = (...names: Field[]) =>
    setRefused((old) => ({ ...old, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  /** Changes values; what was said of them goes away. */
  const change = (part: Partial<Values>) => {
    typed.change(part);
    forgive(...(Object.keys(part) as Field[]));
  };
  /** `sendNow` in place of `send` is for a second button. Resolves when it is sent or refused, never rejects. */
  const submit = async (sendNow = send): Promise<void> => {
    if (isSending.current) return;
    const asFilledIn = new FormData(element.current instanceof HTMLFormElement ? element.current : undefined);
    const found = { ...check?.(asFilledIn), ...standing } as Faults<Field>;
    setError(undefined);
    if (isFaulty(found)) return refuse(found);
    setRefused({});
    isSending.current = true;
    setBusy(true);
    try {
      await sendNow(asFilledIn);
    } catch (thrown) {
      setError(thrown);
      refuse(readRefusal(thrown, fields, notSent).faults);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const field = <Name extends keyof Values & Field>(name: Name) => textField(name, typed.values, faults[name], change);
  return {
    values: typed.values,
    change,
    field,
    faults,
    forgive,
    /** What was thrown when it was last sent. */
    error,
    failure: error === undefined ? '' : readRefusal(error, fields, notSent).failure,
    busy,
    submit,
    frame,
    form: { ref: frame, method: 'post', noValidate: true, onSubmit } as const,
  };
}
