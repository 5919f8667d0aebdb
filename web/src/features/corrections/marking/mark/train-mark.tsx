import type { Correction } from '@ordklar/contract';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { IconListCheck } from '../../../../ui/icons.ts';
import { hasLinkedExercises } from '../../marks/linked-exercises.ts';
import { mainCategory } from '../../marks/mark-type.ts';
import { markingText as text } from '../marking.text.ts';
import s from '../desk/answer-desk.module.css';

/** In 'Lær mere': the way from a mark to the exercises that train its type, to be given along with the text (TC-23). */
export function TrainMark({
  mark,
  onTrain,
}: {
  mark: Correction | null;
  /** Null where the class has ended and gets no exercises, or the bank has none of the text's language. */
  onTrain: ((types: string[]) => void) | null;
}) {
  const type = mark && mainCategory(mark)?.subcategory;
  if (!onTrain || !type || !hasLinkedExercises(type.id)) return null;
  return (
    <Button
      look="quiet"
      className={classNames('no-print', s.trainMark)}
      icon={<IconListCheck aria-hidden="true" />}
      onClick={() => onTrain([type.id])}
    >
      {text.train(type.title)}
    </Button>
  );
}
