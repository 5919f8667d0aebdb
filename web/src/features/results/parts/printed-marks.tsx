import { type Correction, isDeletion } from '@ordklar/contract';
import { resultsText } from '../results.text.ts';

const text = resultsText.printed;

function swap(correction: Correction): string {
  const token = correction.token.trim() || '…';
  const [replacement] = correction.replacements;
  if (isDeletion(correction)) return text.deleted(token);
  return replacement === undefined ? token : text.swap(token, replacement);
}

/** On paper: the marks by the numbers that stand in the margin. */
export function PrintedMarks({ marks }: { marks: readonly Correction[] }) {
  if (marks.length === 0) return null;
  return (
    <section className="rs-printed only-print">
      <h2>{text.marks}</h2>
      <ol>
        {marks.map((mark) => (
          <li key={mark.id}>
            <b>{swap(mark)}</b> {mark.categories.find(({ active }) => active)?.subcategory.title}
            {mark.comment && <span>: {mark.comment}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
