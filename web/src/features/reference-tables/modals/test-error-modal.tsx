import { SPELLING_TYPES, type SpellingType } from '@ordklar/school';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import { referenceText } from '../reference-tables.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../reference-tables.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    TestErrorModal: object;
  }
}

const text = referenceText.errors;
/** Classes that take the spelling test with error types. */
const CLASSES = [3, 4, 5, 6, 7, 8, 9] as const;

function Row({ type }: { type: SpellingType }) {
  const { code, label, description, firstClass, lastClass } = type;
  return (
    <tr>
      <th scope="row" className="num">
        {code}
      </th>
      <td>
        <b>{label}</b>
        <span>{description}</span>
      </td>
      {CLASSES.map((classLevel) => {
        const counts = classLevel >= firstClass && classLevel <= lastClass;
        return (
          <td key={classLevel} className={s.refClass}>
            <i className={counts ? s.refDot : undefined} aria-hidden="true" />
            <span className="sr">{counts ? text.counts : text.countsNot}</span>
          </td>
        );
      })}
      <td className={classNames(s.refSpan, 'num')}>{text.span(firstClass, lastClass)}</td>
    </tr>
  );
}

/** The error types of the spelling test and the classes they count in (REF-01, CON-42). */
export default function TestErrorModal({ close }: ModalControls) {
  return (
    <TableFrame title={text.title} intro={text.intro} close={() => close()}>
      <table className={classNames(s.refTable, s.refErrors)}>
        <thead>
          <tr>
            <th scope="col">{text.code}</th>
            <th scope="col">{text.name}</th>
            {CLASSES.map((classLevel) => (
              <th key={classLevel} scope="col" className={s.refClass}>
                {text.classHead(classLevel)}
              </th>
            ))}
            {/* where the columns have no room, one column says the same */}
            <th scope="col" className={s.refSpan}>
              {text.classes}
            </th>
          </tr>
        </thead>
        <tbody>
          {SPELLING_TYPES.map((type) => (
            <Row key={type.code} type={type} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
