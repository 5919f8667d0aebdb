const NAME = 'read-aloud';

/** Highlights the sentence that is read, and brings it into sight; null takes the highlight away. */
export function highlight(range: Range | null): void {
  range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  // a browser without the registry reads as well, and highlights nothing
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}
