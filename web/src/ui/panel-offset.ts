/** Between a panel and its button, and between it and the edges of the window, in px. */
const GAP = 8;

/**
 * How far off its button a panel stands, in px: beside it, or as far over it (below zero) as is needed for all of the
 * panel to be seen.
 */
export function panelOffset(
  button: { top: number; bottom: number },
  panelHeight: number,
  windowHeight: number,
): number {
  const room = Math.max(button.top, windowHeight - button.bottom) - 2 * GAP;
  const seen = Math.min(panelHeight, windowHeight - 2 * GAP);
  return GAP - Math.max(0, Math.ceil(seen - room));
}
