import { SPELLING_GRADE_CLASSES, SPELLING_GRADE_FLOORS, spellingGradeSpan } from '@ordklar/school';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import { referenceText } from '../reference-tables.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../reference-tables.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ExtendedTestEvalModal: object;
  }
}

const text = referenceText.extended;
/** From the highest grade down, as one reads the table. */
const GRADES = [...SPELLING_GRADE_FLOORS.keys()].toReversed();

const spanText = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from}-${to}`);

/** Percent of right words for each grade and class (REF-03, CON-41). */
export default function ExtendedTestEvalModal({ close }: ModalControls) {
  return (
    <TableFrame title={text.title} intro={text.intro} close={() => close()}>
      <section className={s.refScroll} aria-label={text.caption} tabIndex={0}>
        <table className={classNames(s.refTable, s.refExtended)}>
          <caption className="sr">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.grade}</th>
              {SPELLING_GRADE_CLASSES.map((classLevel) => (
                <th key={classLevel} scope="col">
                  {text.classHead(classLevel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GRADES.map((grade) => (
              <tr key={grade}>
                <th scope="row" className="num">
                  {grade}
                </th>
                {SPELLING_GRADE_CLASSES.map((classLevel, column) => (
                  <td key={classLevel} className="num">
                    {spanText(spellingGradeSpan(grade, column))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </TableFrame>
  );
}
