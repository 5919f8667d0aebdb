/**
 * Before a press takes its own row out of a list: the focus goes on to the next row's button, else to the one before, else
 * to `other`. Whoever works by keys alone is not thrown back to the top of the page.
 */
export function focusBeside(button: HTMLElement, other: HTMLElement | null): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  (beside?.querySelector('button') ?? other)?.focus();
}
