import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { areaOf, isPressKey, markAt, markOf } from '../../lib/text/mark-at.ts';
import { IconArrowRight, IconHandClick } from '../../ui/icons.ts';
import { frontText as text } from './front-page.text.ts';
import { FIRST_MARK, TRY_TEXT, type TryMark } from './try-text.ts';
import s from './try-sheet.module.css';

/** A mark is a button in the flow of the text: a real one could not break across lines. The line listens for it. */
const Mark = ({ mark, pressed }: { mark: TryMark; pressed: boolean }) => (
  <span
    className={`mark mark--${mark.kind}`}
    role="button"
    tabIndex={0}
    data-mark={mark.label}
    aria-pressed={pressed}
    aria-label={mark.label}
  >
    {mark.token}
  </span>
);

/** What the line of marks listens for: a press beside a comma means it, for it is too narrow to be hit. */
function listenersOf(choose: (mark: TryMark) => void) {
  const chooseBy = (label: string | undefined) => {
    const mark = TRY_TEXT.find((part): part is TryMark => typeof part !== 'string' && part.label === label);
    if (mark) choose(mark);
    return mark !== undefined;
  };
  const onClick = (event: MouseEvent) => {
    const area = areaOf(event.nativeEvent as PointerEvent);
    chooseBy(markOf(event.target) ?? markAt(event.currentTarget, event.clientX, event.clientY, area));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPressKey(event) && chooseBy(markOf(event.target))) event.preventDefault();
  };
  return { onClick, onKeyDown };
}

/** One sentence with five mistakes that can be pressed, each with its explanation and its test. */
export function TrySheet({ onChoose }: { onChoose: () => void }) {
  const [open, setOpen] = useState<TryMark>(FIRST_MARK);
  const choose = (mark: TryMark) => {
    setOpen(mark);
    onChoose();
  };
  const on = listenersOf(choose);
  return (
    <>
      <div className={s.trySheet}>
        <p className={s.text} {...on}>
          {TRY_TEXT.map((part) =>
            typeof part === 'string' ? part : <Mark key={part.label} mark={part} pressed={part === open} />,
          )}
        </p>
        <div className={s.tryWhy} aria-live="polite">
          <h2>
            <del>{open.wrong}</del>
            <IconArrowRight aria-hidden="true" />
            <span>{open.right}</span>
            <small>{open.type}</small>
          </h2>
          <p>{open.why}</p>
          <p className={s.t}>
            <b>{text.check}</b> {open.check}
          </p>
        </div>
      </div>
      <p className={s.hand}>
        <IconHandClick aria-hidden="true" />
        {text.tryIt}
      </p>
    </>
  );
}
