import type { Analysis } from '../analysis/analysis.ts';

/** A line that begins with who says it: »Ali: …«, »Interviewer 2: …« */
const SPEAKER = /^[ \t]*\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*| \d)?:[ \t]/u;
/** So far around a line its neighbours are looked for. */
const REACH = 400;

/** True of a sentence whose line is one of several, beside each other, that all begin with who speaks: a play, an interview or a chat. */
export function isScriptLine({ text, starts }: Analysis, from: number): boolean {
  const begin = text.lastIndexOf('\n', starts[from]!) + 1;
  if (!SPEAKER.test(text.slice(begin, begin + REACH))) return false;
  const before =
    text
      .slice(Math.max(0, begin - REACH), begin)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  const end = text.indexOf('\n', begin);
  const after = end < 0 ? '' : text.slice(end, end + REACH).trimStart();
  return SPEAKER.test(before) || SPEAKER.test(after);
}
