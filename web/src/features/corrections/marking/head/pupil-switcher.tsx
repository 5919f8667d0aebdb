import type { ExerciseStudent } from '@ordklar/contract';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Dropdown, DropdownGroup, DropdownItem } from '../../../../ui/dropdown.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../../ui/icons.ts';
import { Ticks } from '../../../../ui/paper.tsx';
import { markingText as text } from '../marking.text.ts';
import { type PupilPlace, tickOf } from './pupil-list.ts';
import s from './pupil-switcher.module.css';

function PupilItems({
  pupils,
  label,
  currentId,
  onPupil,
}: {
  pupils: ExerciseStudent[];
  label: string;
  currentId: number;
  onPupil: (id: number) => void;
}) {
  if (pupils.length === 0) return null;
  return (
    <DropdownGroup label={`${label} (${pupils.length})`}>
      {pupils.map((pupil) => (
        <DropdownItem key={pupil.id} checked={pupil.id === currentId} onPress={() => onPupil(pupil.id)}>
          {pupil.name}
          <small className={s.pupilState}>{text.stateOf(pupil)}</small>
        </DropdownItem>
      ))}
    </DropdownGroup>
  );
}

interface SwitcherProps {
  name: string;
  currentId: number;
  place: PupilPlace;
  onPupil: (id: number) => void;
  /** It stands in the top bar, where there is little room. */
  isInBar?: boolean;
}

/** The pupil in hand (ANS-02): «7 / 26», of texts a tick for each with how far one has come, arrows, and the list under the name. */
export function PupilSwitcher({ name, currentId, place, onPupil, isInBar = false }: SwitcherProps) {
  const { handedIn, missing, index, previous, next } = place;
  const ticks = handedIn.map(tickOf);
  // an exercise has its result at once: there is nothing for a teacher to come through
  const isMarked = handedIn.some(({ marking }) => marking !== null);
  const count = (state: string) => ticks.filter((tick) => tick === state).length;
  return (
    <div className={s.switcher}>
      <IconButton
        className={s.step}
        label={text.previousPupil(previous?.name)}
        disabled={!previous}
        onClick={() => previous && onPupil(previous.id)}
      >
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <Dropdown
        label={text.pupils}
        width={324}
        target={(props) => (
          <button type="button" className={classNames(s.who, isInBar && s.isInBar)} {...props}>
            <span className={s.whoName}>{name}</span>
            <span className="num">
              <span className="sr">{text.pupil} </span>
              {index < 0 ? '–' : index + 1} / {handedIn.length}
            </span>
            {isMarked && (
              <Ticks
                className={s.ticks}
                label={text.ticks(count('done'), count('draft'), count('none'))}
                states={ticks}
                current={index < 0 ? undefined : index}
              />
            )}
          </button>
        )}
      >
        <PupilItems pupils={handedIn} label={text.handedIn} currentId={currentId} onPupil={onPupil} />
        <PupilItems pupils={missing} label={text.missing} currentId={currentId} onPupil={onPupil} />
      </Dropdown>
      <IconButton
        className={s.step}
        label={text.nextPupil(next?.name)}
        disabled={!next}
        onClick={() => next && onPupil(next.id)}
      >
        <IconChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
