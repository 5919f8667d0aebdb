import { useState } from 'react';
import type { ActiveSquad } from '../../../lib/storage/active-choice.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { IconChevronUp } from '../../../ui/icons.ts';
import { Slip } from '../../../ui/paper.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { exercisesText } from '../exercises.text.ts';
import { BasketForm } from './basket-form.tsx';
import { useBasket } from './basket-store.ts';
import s from './basket-place.module.css';

const text = exercisesText.basket;

function BasketSheet({ squad }: { squad: ActiveSquad }) {
  const { exercises } = useBasket();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {exercises.length > 0 && (
        <div className={s.barGo}>
          <span aria-live="polite">{text.bar(exercises.length)}</span>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text.open} <IconChevronUp aria-hidden="true" />
          </button>
        </div>
      )}
      <BottomSheet open={open} onClose={close} title={text.sheet}>
        <Slip className={s.slipSheet}>
          <BasketForm squad={squad} onAssigned={close} />
        </Slip>
      </BottomSheet>
    </>
  );
}

/** The basket beside the list; where there is no room beside it, a bar that opens it as a sheet from below. */
export function BasketPlace({ squad }: { squad: ActiveSquad }) {
  const narrow = useNarrow(1100);
  if (narrow) return <BasketSheet squad={squad} />;
  return (
    <Slip className={s.beside} label={text.label}>
      <BasketForm squad={squad} isBeside />
    </Slip>
  );
}
