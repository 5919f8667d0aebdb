/** A base name over 15 characters is cut to 12, followed by '..' and the ending (UPL-04). */
export function shortFileName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot + 1)] : [filename, ''];
  return base.length > 15 ? `${base.slice(0, 12)}..${ending}` : filename;
}

const KB = 1024;

/** '812 bytes', '96 kB', '1,5 MB': bytes and kB below 1024 of each, above that MB with one decimal (UPL-03). */
export function readableSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return `${kilobytes} kB`;
  return `${(bytes / KB / KB).toFixed(1).replace('.', ',')} MB`;
}
