import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconChevronDown, IconChevronUp } from '../../../ui/icons.ts';
import { exercisesText } from '../exercises.text.ts';
import s from './folded-filters.module.css';

/** Filters beside a list; on a phone they are folded behind a button that says how many are set. */
export function FoldedFilters({ set, children }: { set: number; children: ReactNode }) {
  const [folded, setFolded] = useState(true);
  return (
    <div className={classNames(s.filters, folded && s.isFolded)}>
      <Button
        look="line"
        className={s.filtersFold}
        aria-expanded={!folded}
        icon={folded ? <IconChevronDown aria-hidden="true" /> : <IconChevronUp aria-hidden="true" />}
        onClick={() => setFolded(!folded)}
      >
        {exercisesText.filters(set)}
      </Button>
      <div className={s.filtersBody}>{children}</div>
    </div>
  );
}
