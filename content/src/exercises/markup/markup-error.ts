/** Markup that cannot be read. The stack names the file and the line. */
export function markupError(helper: string, text: string, fault: string): Error {
  return new Error(`${helper}(»${text}«): ${fault}`);
}

/** Words, options or answers between bars, without outer spaces. Throws when one is empty. */
export function betweenBars(helper: string, text: string, inside: string): string[] {
  const pieces = inside.split('|').map((piece) => piece.trim());
  if (pieces.includes('')) throw markupError(helper, text, `nothing stands beside a bar in »${inside}«`);
  return pieces;
}

/** Throws when signs of the markup are left in what should be plain text. */
export function plain(helper: string, text: string, part: string, signs: RegExp): string {
  const left = signs.exec(part);
  if (left) throw markupError(helper, text, `a lone »${left[0]}« in »${part}«`);
  return part;
}
