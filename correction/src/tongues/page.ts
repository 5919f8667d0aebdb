import type { ErrorPage } from '../taxonomy/error-page.ts';

/** A page of a language: its rules explain their marks themselves, so that `short` is what the page says is wrong. */
export function page(
  title: string,
  description: string,
  [what, why, check]: readonly [what: string, why: string, check: string],
  ...[first, second]: readonly [readonly [string, string], readonly [string, string]]
): ErrorPage {
  const example = ([wrong, right]: readonly [string, string]) => ({ wrong, right });
  return {
    title,
    description,
    short: what,
    explanation: { what, why, check, examples: [example(first), example(second)] },
  };
}
