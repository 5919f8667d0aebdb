import { useMemo } from 'react';
import { correctionsText } from '../../corrections.text.ts';
import { hiddenTypes, setTypeShown } from '../../editing/edit-marks.ts';
import { countByType, totals } from '../../marks/count-corrections.ts';
import { TopTypes } from '../../parts/top-types.tsx';
import { TypeLegend } from '../../parts/type-legend.tsx';
import { markingText as text } from '../marking.text.ts';
import type { DeskPart } from './use-answer-desk.ts';
import s from './answer-desk.module.css';

/** On the left: the most frequent types, and all of them with their switches. */
export function DeskTypes({ of: { answer }, shared: { marks, desk, draft } }: DeskPart) {
  const off = useMemo(() => hiddenTypes(marks), [marks]);
  const rule = { withoutNested: answer.selfCorrectionHomework !== null };
  return (
    <aside className={s.types} aria-label={correctionsText.legend}>
      <h2>{correctionsText.topTypes}</h2>
      <TopTypes corrections={marks} rule={rule} onPick={({ firstId }) => desk.select(firstId)} />
      <h2>{correctionsText.legend}</h2>
      <p className="small" role="status">
        {correctionsText.totals(totals(countByType(marks, rule)))}
      </p>
      <TypeLegend
        className={s.legend}
        corrections={marks}
        rule={rule}
        hiddenTypes={off}
        ownLabel={text.ownComments}
        onToggle={(type, shown) => draft.edit(setTypeShown(type, shown))}
      />
    </aside>
  );
}
