import { GRADE_BANDS } from '@ordklar/school';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { referenceText } from '../reference-tables.text.ts';
import { showSpellingGrades } from '../show-reference-table.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../reference-tables.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    TestEvalModal: object;
  }
}

const text = referenceText.bands;

/** What the grades of a test mean (REF-02, CON-40). */
export default function TestEvalModal({ close }: ModalControls) {
  return (
    <TableFrame title={text.title} intro={text.intro} close={() => close()}>
      <table className={classNames(s.refTable, s.refBands)}>
        <thead>
          <tr>
            <th scope="col">{text.grade}</th>
            <th scope="col">{text.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {GRADE_BANDS.map(({ from, to, meaning }, band) => (
            <tr key={from}>
              <th scope="row" className="num">
                {`${from}-${to}`}
              </th>
              <td>
                <i className={s.refSteps} data-steps={band + 1} aria-hidden="true" />
                {meaning}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" className={s.refMore} onClick={showSpellingGrades}>
        {text.openExtended}
      </Button>
    </TableFrame>
  );
}
