/** Where a public page keeps what names its scripts until it has been drawn (entry-server.tsx). */
export const LATER_ID = 'later';
/** Told to the document once React listens to the page. */
export const ALIVE = 'ordklar-alive';

/**
 * A public page first draws its text; only then does it ask for its scripts. What a visitor does until React listens is kept
 * and done then: a press of a button, a form that is sent, what is typed. Links and scrolling need no script.
 * The renderer writes this function's own source into the page, so it may use nothing from outside.
 */
export function startLater(laterId: string, alive: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const acts = new Map<EventTarget, Event>();
  const typed = new Map<Field, string>();

  const isField = (target: Element): target is Field =>
    target.matches('textarea, input:not([type=checkbox], [type=radio])');
  /** What the browser does by itself. */
  const isNative = (event: Event, target: Element): boolean => {
    if (event.type === 'submit') return target.hasAttribute('action');
    if (event.type === 'click')
      return target.matches('input') ? isField(target) : target.closest('a[href], label, textarea, select') !== null;
    return !/^( |Enter)$/.test((event as KeyboardEvent).key) || !target.matches('[role=button]:not(button)');
  };
  const keepAct = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || isNative(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // who presses once more because nothing has happened yet wants it once
    acts.set(target, event);
  };
  const keepTyped = ({ target }: Event): void => {
    if (target instanceof Element && isField(target)) typed.set(target, target.value);
  };

  /** React hears of a value only when it changes by another way than React's own. */
  const typeAnew = (field: Field, value: string): void => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    const { selectionStart, selectionEnd } = field;
    for (const next of ['', value]) {
      setter?.call(field, next);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
  const actAnew = (target: EventTarget, event: Event): void => {
    if (event.type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };

  const kinds = ['click', 'keydown', 'submit'] as const;
  for (const kind of kinds) document.addEventListener(kind, keepAct, true);
  document.addEventListener('input', keepTyped, true);
  document.addEventListener(
    alive,
    () => {
      // each in a task of its own: what a press finds has heard of what was typed, also one that comes in between
      for (const field of typed.keys()) setTimeout(() => typeAnew(field, typed.get(field) ?? ''));
      setTimeout(() => {
        for (const kind of kinds) document.removeEventListener(kind, keepAct, true);
        document.removeEventListener('input', keepTyped, true);
        for (const [target, event] of acts) setTimeout(actAnew, 0, target, event);
      });
    },
    { once: true },
  );
  // the callback runs before the first frame is drawn, the timer after it
  requestAnimationFrame(() =>
    setTimeout(() => {
      const later = document.getElementById(laterId);
      if (later instanceof HTMLTemplateElement) document.head.append(later.content);
    }),
  );
}
