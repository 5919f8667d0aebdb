import { type Correction, isDeletion } from '@ordklar/contract';
import { correctionsText } from '../corrections.text.ts';
import { isActive, mainCategory } from '../marks/mark-type.ts';
import s from './printed-marks.module.css';

const text = correctionsText.printed;

function swap(correction: Correction): string {
  const token = correction.token.trim() || '…';
  const [replacement] = correction.replacements;
  if (isDeletion(correction)) return text.deleted(token);
  return replacement === undefined ? token : text.swap(token, replacement);
}

const typeOf = (correction: Correction): string => {
  const type = mainCategory(correction)?.subcategory.title;
  return type === undefined ? '' : ` – ${type}`;
};

/** On paper: the marks by the numbers that stand in the margin, in the order that the text shows them in. */
export function PrintedMarks({ marks }: { marks: readonly Correction[] }) {
  if (marks.length === 0) return null;
  return (
    <section className={s.printedMarks} data-part="printed-marks">
      <h2>{text.marks}</h2>
      <ol>
        {marks.map((mark) => (
          <li key={mark.id}>
            <b>{swap(mark)}</b>
            {typeOf(mark)}
            {!isActive(mark) && ` (${text.hidden})`}
            {mark.comment && <span>: {mark.comment}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
