/** A field of CSV; what a spreadsheet would take for a formula is made a text. */
export const csvField = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Lines as a file with a byte order mark, as a Danish Excel reads it. */
export const csvFile = (lines: readonly string[]): string => `\u{feff}${lines.join('\r\n')}\r\n`;
