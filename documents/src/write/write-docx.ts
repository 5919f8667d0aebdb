import { strToU8, zipSync } from 'fflate';
import { docxParts } from './docx-parts.ts';
import { type TextMark, separateMarks } from './text-marks.ts';
import { escapeXml } from './xml-text.ts';

export interface WrittenDocx {
  /** Stands above the text; none for null. */
  title: string | null;
  /** Each line is a paragraph. */
  text: string;
  marks?: readonly TextMark[];
  /** When the marks were made. */
  date?: Date;
}

const run = (text: string, tag: 't' | 'delText' = 't'): string =>
  text === '' ? '' : `<w:r><w:${tag} xml:space="preserve">${escapeXml(text)}</w:${tag}></w:r>`;

/** Where two words begin and end alike: of »sagde« and »sagde,« only the comma is a change. */
function changeOf(token: string, replacement: string) {
  let from = 0;
  while (from < Math.min(token.length, replacement.length) && token[from] === replacement[from]) from += 1;
  let end = 0;
  const most = Math.min(token.length, replacement.length) - from;
  while (end < most && token.at(-1 - end) === replacement.at(-1 - end)) end += 1;
  return {
    before: token.slice(0, from),
    gone: token.slice(from, token.length - end),
    come: replacement.slice(from, replacement.length - end),
    after: token.slice(token.length - end),
  };
}

/** A mark in its paragraph: a tracked change where there is a replacement, and the comment around it. */
function markedRuns(token: string, mark: TextMark, id: number, stamp: string): string {
  const by = `w:author="${escapeXml(mark.author)}" w:date="${stamp}"`;
  const tracked = (n: number, tag: 'ins' | 'del', content: string) =>
    content === '' ? '' : `<w:${tag} w:id="${id * 2 + n}" ${by}>${content}</w:${tag}>`;
  let inside = run(token);
  if (mark.replacement !== null) {
    const { before, gone, come, after } = changeOf(token, mark.replacement);
    inside = [run(before), tracked(0, 'del', run(gone, 'delText')), tracked(1, 'ins', run(come)), run(after)].join('');
  }
  if (mark.comment === '') return inside;
  return `<w:commentRangeStart w:id="${id}"/>${inside}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
}

function commentOf({ comment, author }: TextMark, id: number, stamp: string): string {
  const lines = comment.split('\n').map((line) => `<w:p>${run(line)}</w:p>`);
  return `<w:comment w:id="${id}" w:author="${escapeXml(author)}" w:date="${stamp}" w:initials="${escapeXml(author.slice(0, 1))}">${lines.join('')}</w:comment>`;
}

/**
 * A text as DOCX, with its marks as tracked changes and comments that Word and LibreOffice show and let one take or leave.
 * Marks that cover each other are one change with all their comments; one that runs past its line is a comment only.
 */
export function writeDocx({ title, text, marks = [], date = new Date(0) }: WrittenDocx): Uint8Array {
  const stamp = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const placed = separateMarks(text, marks);
  const comments = placed.map((mark, id) => (mark.comment === '' ? '' : commentOf(mark, id, stamp))).join('');
  const body: string[] = title === null ? [] : [`<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr>${run(title)}</w:p>`];
  let start = 0;
  let next = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const runs: string[] = [];
    let at = start;
    for (let mark = placed[next]; mark && mark.offset <= end; mark = placed[next]) {
      const to = mark.offset + mark.length;
      runs.push(run(text.slice(at, mark.offset)), markedRuns(text.slice(mark.offset, to), mark, next, stamp));
      at = to;
      next += 1;
    }
    body.push(`<w:p>${runs.join('')}${run(text.slice(at, end))}</w:p>`);
    start = end + 1;
  }
  const files = Object.entries(docxParts(body.join(''), comments)).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(files), { level: 6 });
}
