import { type RefObject, useEffect } from 'react';

/** What is not written in but pressed, and stands in for an answer when it is pressed. */
const TOGGLE = '[data-part=word], [data-part=slot]';
const PIECE = '[data-part=piece]';

const GAP = '[data-part=gap] :is(input, select)';
const isOpen = (field: HTMLInputElement | HTMLSelectElement): boolean => field.value.trim() === '';

function isOpenQuestion(question: Element): boolean {
  const gaps = [...question.querySelectorAll<HTMLInputElement | HTMLSelectElement>(GAP)];
  return gaps.length > 0 ? gaps.some(isOpen) : question.querySelector('input:checked') === null;
}

/** The first field of what is on the page; of a text's questions that of the first without an answer. */
export function firstField(within: Element | null | undefined): HTMLElement | null | undefined {
  const question = [...(within?.querySelectorAll('[data-part=questions] > li') ?? [])].find(isOpenQuestion);
  return (question ?? within)?.querySelector<HTMLElement>('input, select');
}

/** Goes to the first field of the item, or else to the text that is to be read first, or else to the first button. */
export function beginItem(form: HTMLFormElement | null): void {
  const paper = form?.querySelector('[data-part=paper]');
  const field = firstField(paper);
  const text = field ? null : paper?.querySelector<HTMLElement>('[data-part=read]');
  // a text is read from its beginning, however long it is
  if (text) text.focus({ preventScroll: true });
  else (field ?? paper?.querySelector('button'))?.focus();
}

/** From a gap that is filled to the next that is not, or from the last to the first. False where there is none. */
function toNextGap(from: HTMLElement, form: HTMLFormElement): boolean {
  const gaps = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(GAP)];
  const at = gaps.findIndex((gap) => gap === from);
  const here = gaps[at];
  const next = [...gaps.slice(at + 1), ...gaps.slice(0, at)].find(isOpen);
  if (!here || isOpen(here) || !next) return false;
  next.focus();
  return true;
}

/** Presses the option of that number in the question where the focus is. */
function pickOption(at: number, form: HTMLFormElement): void {
  const question = document.activeElement?.closest('[data-part=options]') ?? form.querySelector('[data-part=options]');
  const option = question?.querySelectorAll<HTMLInputElement>('[data-part=option] input')[at - 1];
  option?.focus();
  option?.click();
}

/**
 * The keys of an item's form, beside those that fields and buttons have: 1–9 choose an option, and Enter on a word, a
 * comma's place or a piece goes on, as it does in a field, once there is an answer; before that it goes to the next gap.
 * Space marks and places.
 */
function onItemKey(event: KeyboardEvent, form: HTMLFormElement, isAnswered: boolean): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' && (target.matches(TOGGLE) || (isAnswered && target.matches(PIECE)))) {
    event.preventDefault();
    form.requestSubmit();
  } else if (event.key === 'Enter' && !isAnswered && toNextGap(target, form)) {
    event.preventDefault();
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
  useEffect(() => {
    // the page may stand where the last item ended
    document.documentElement.scrollTop = 0;
    beginItem(form.current);
  }, [form, shown]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = form.current?.querySelector<HTMLElement>('[data-part=left] button');
    (next ?? form.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  }, [form, value]);
  useEffect(() => {
    const { current } = form;
    const onKey = (event: KeyboardEvent) => current && onItemKey(event, current, isAnswered);
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [form, shown, isAnswered]);
}
