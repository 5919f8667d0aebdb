import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../../ui/button.tsx';
import { IconX } from '../../../ui/icons.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { Slip } from '../../../ui/paper.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { danishRate, shownValue, weakIn } from '../model/heat.ts';
import type { Column, Figure, Register, Row } from '../model/register-model.ts';
import {
  answersQuery,
  type OfClass,
  type OfTexts,
  type Place,
  placesQuery,
  type Shown,
} from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { AnswerList, PlaceList } from './answer-list.tsx';
import s from './cell-slip.module.css';
import { Training } from './training.tsx';

const text = squadResultsText.slip;

/** What a cell is of: a pupil and a column of the register. */
export interface CellOf {
  register: Register;
  row: Row;
  column: Column;
  squadName: string;
  ofClass: OfClass;
  /** What the column narrows the results to; of an error type which texts count. */
  place: Place;
  texts: OfTexts;
  shown: Shown;
}

function Answers({ row, ofClass, place, shown }: CellOf) {
  const answers = useQuery(answersQuery(ofClass, { ...place, studentId: row.id }, shown));
  if (answers.isPending) return <LoadingRows rows={2} label={text.loading} />;
  if (answers.isError) return <ErrorState message={text.failed} onRetry={() => void answers.refetch()} />;
  return <AnswerList answers={answers.data} ofClass={ofClass} />;
}

function Places({ row, column, ofClass, texts }: CellOf) {
  const places = useQuery(placesQuery(ofClass, row.id, column.id, texts));
  if (places.isPending) return <LoadingRows rows={2} label={text.loading} />;
  if (places.isError) return <ErrorState message={text.failed} onRetry={() => void places.refetch()} />;
  return <PlaceList texts={places.data} ofClass={ofClass} studentId={row.id} />;
}

function Behind({ cell, onClose }: { cell: CellOf; onClose?: () => void }) {
  const { register, row, column, squadName } = cell;
  const isRate = register.unit === 'rate';
  const figure: Figure | undefined = register.cell(row.id, column.id);
  const unit = isRate ? ' pr. 100 ord' : ' %';
  return (
    <>
      <section>
        <div className={s.head}>
          <div>
            <h2>{row.name}</h2>
            <p>{column.title}</p>
          </div>
          <p className={s.big}>
            {shownValue(figure ?? { value: null, done: 0, open: 0 }, register.unit)}
            {typeof figure?.value === 'number' && <small>{unit}</small>}
          </p>
          {onClose && (
            <IconButton label={text.close} className={s.close} onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {column.value !== null && (
          <p className={s.compared}>
            {text.whole(squadName)} <b>{isRate ? danishRate(column.value) : `${column.value} %`}</b>
          </p>
        )}
        {isRate ? <Places {...cell} /> : <Answers {...cell} />}
      </section>
      <Training
        squadId={cell.ofClass.squadId}
        pupil={row}
        weak={weakIn(register, column.id)}
        unit={register.unit}
        of={isRate ? { errorType: column.id } : { courseId: cell.place.courseId, categoryId: cell.place.categoryId }}
      />
    </>
  );
}

/** The answers behind a cell, and what trains it: beside the register, on a phone as a sheet from below. */
export function CellSlip({ cell, onClose }: { cell: CellOf; onClose: () => void }) {
  const isNarrow = useNarrow(1000);
  if (isNarrow)
    return (
      <BottomSheet open onClose={onClose} title={text.label}>
        <div className={s.sheet} data-part="slip">
          <Behind cell={cell} />
        </div>
      </BottomSheet>
    );
  return (
    <Slip label={text.label} className={s.slip} data-part="slip">
      <Behind cell={cell} onClose={onClose} />
    </Slip>
  );
}
