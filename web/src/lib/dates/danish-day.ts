const HOUR_MS = 3_600_000;

/** When clocks change in the EU: on the last Sunday of a month, at one o'clock UTC. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/**
 * The Danish calendar day of a moment (unix seconds), such as '2026-11-04'. By the rule and not by `Intl`: its time zones take
 * a phone longer to load than the whole of a public page's scripts, so this file is kept free of them.
 */
export function danishDay(seconds: number): string {
  const at = seconds * 1000;
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10);
}
