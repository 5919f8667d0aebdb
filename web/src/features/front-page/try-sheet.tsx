import { type KeyboardEvent, useState } from 'react';
import { IconArrowRight, IconHandClick } from '../../ui/icons.ts';
import { frontText as text } from './front-page.text.ts';
import { FIRST_MARK, TRY_TEXT, type TryMark } from './try-text.ts';
import s from './try-sheet.module.css';

/** A mark is a button in the flow of the text: a real one could not break across lines. */
function Mark({ mark, pressed, onPress }: { mark: TryMark; pressed: boolean; onPress: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <span
      className={`mark mark--${mark.kind}`}
      role="button"
      tabIndex={0}
      aria-pressed={pressed}
      aria-label={mark.label}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {mark.token}
    </span>
  );
}

/** One sentence with five mistakes that can be pressed, each with its explanation and its test. */
export function TrySheet({ onChoose }: { onChoose: () => void }) {
  const [open, setOpen] = useState<TryMark>(FIRST_MARK);
  const choose = (mark: TryMark) => {
    setOpen(mark);
    onChoose();
  };
  return (
    <>
      <div className={s.trySheet}>
        <p className={s.text}>
          {TRY_TEXT.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <Mark key={part.label} mark={part} pressed={part === open} onPress={() => choose(part)} />
            ),
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
