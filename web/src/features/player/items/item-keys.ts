import { type RefObject, useEffect } from 'react';

/** What is not written in but pressed, and stands in for an answer when it is pressed. */
const TOGGLE = '.pl-word, .pl-slot';
const PIECE = '.pl-piece';

/** Where the first field, or else the first button, of the item is. */
function firstOf(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const first = (what: string) => form?.querySelector<HTMLElement>(`.pl-paper :is(${what})`);
  return first('input, select') ?? first('button');
}

/** Presses the option of that number in the question where the focus is. */
function pickOption(at: number, form: HTMLFormElement): void {
  const question = document.activeElement?.closest('.pl-options') ?? form.querySelector('.pl-options');
  const option = question?.querySelectorAll<HTMLInputElement>('.pl-option input')[at - 1];
  option?.focus();
  option?.click();
}

/**
 * The keys of an item's form, beside those that fields and buttons have: 1–9 choose an option, and Enter on a word, a
 * comma's place or a piece goes on, as it does in a field, once there is an answer. Space marks and places.
 */
function onItemKey(event: KeyboardEvent, form: HTMLFormElement, isAnswered: boolean): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' && (target.matches(TOGGLE) || (isAnswered && target.matches(PIECE)))) {
    event.preventDefault();
    form.requestSubmit();
  } else if (/^[1-9]$/.test(event.key) && !target.matches('input[type=text], textarea, select')) {
    pickOption(Number(event.key), form);
  }
}

/**
 * Keys and focus of the item in a form. The focus comes to the item's first place when the item appears, and to the
 * next piece, or the button that goes on, when the piece that was pressed has gone.
 * @param shown changes when another item stands there
 * @param value the answer so far
 */
export function useItemKeys(
  form: RefObject<HTMLFormElement | null>,
  { shown, value, isAnswered }: { shown: unknown; value: unknown; isAnswered: boolean },
): void {
  useEffect(() => firstOf(form.current)?.focus(), [form, shown]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = form.current?.querySelector<HTMLElement>('.pl-line--left button');
    (next ?? form.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  }, [form, value]);
  useEffect(() => {
    const { current } = form;
    const onKey = (event: KeyboardEvent) => current && onItemKey(event, current, isAnswered);
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [form, shown, isAnswered]);
}
