/** How a command is written: what it does, examples or choices each with what it means, and what else is to be known. */
export function usage(
  does: string,
  written: readonly (readonly [part: string, means: string])[],
  known: string,
): string {
  const width = Math.max(...written.map(([part, means]) => (means === '' ? 0 : part.length)));
  const lines = written.map(([part, means]) => `  ${part.padEnd(width)}   ${means}`.trimEnd());
  return [does, '', ...lines, '', known].join('\n');
}
