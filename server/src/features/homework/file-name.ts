/** A base name over 15 characters is cut to 12, followed by '..' and the ending (UPL-04, D1 §9). */
export function shortFileName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return base.length > 15 ? `${base.slice(0, 12)}..${ending.slice(1)}` : filename;
}
