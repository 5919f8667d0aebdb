import { type Correction, isDeletion } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { IconArrowRight, IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { explainMark, MarkedText, readingOrder } from '../corrections/index.ts';
import { frontText } from './front-page.text.ts';
import s from './try-desk.module.css';

const text = frontText.ownText;

/** The words of a mark, what should stand there, why, and how one finds out oneself. */
function Why({ mark }: { mark: Correction }) {
  const [reason] = mark.categories;
  if (!reason) return null;
  const { title, why, check } = explainMark(mark, reason);
  const [replacement] = mark.replacements;
  return (
    <>
      <p className={s.swap}>
        <del>{mark.token}</del>
        {(replacement || isDeletion(mark)) && <IconArrowRight aria-hidden="true" />}
        {isDeletion(mark) ? <span>{text.takeAway}</span> : replacement && <ins>{replacement}</ins>}
      </p>
      <h3>
        {reason.category.title} · {title}
      </h3>
      <p>{why}</p>
      {check && (
        <p className={s.check}>
          <b>{frontText.check}</b> {check}
        </p>
      )}
    </>
  );
}

interface Marked {
  text: string;
  corrections: readonly Correction[];
}

/** A visitor's own text with its marks; the first is chosen. */
export function OwnMarks(props: Marked & { onChange: () => void; onExample: () => void }) {
  const { text: written, corrections, onChange, onExample } = props;
  const order = readingOrder(written, corrections);
  const [chosen, setChosen] = useState<string | null>(order[0]?.id ?? null);
  const head = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone: what came in its place is read
  useEffect(() => head.current?.focus(), []);
  const at = order.findIndex(({ id }) => id === chosen);
  const mark = order[at];
  return (
    <section className={s.own} aria-labelledby="own-text">
      <h2 id="own-text" ref={head} tabIndex={-1}>
        {order.length === 0 ? text.none : text.found(order.length)}
      </h2>
      <MarkedText
        className={s.sheet}
        text={written}
        marks={corrections}
        selectedId={chosen}
        onSelect={setChosen}
        numbered={false}
        label={text.marked}
      />
      {order.length > 0 && (
        <div className={s.why}>
          <div aria-live="polite">{mark ? <Why mark={mark} /> : <p>{text.choose}</p>}</div>
          <p className={s.step}>
            <IconButton label={text.previous} disabled={at <= 0} onClick={() => setChosen(order[at - 1]?.id ?? chosen)}>
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
            {text.place(at + 1, order.length)}
            <IconButton
              label={text.next}
              disabled={at === order.length - 1}
              onClick={() => setChosen(order[at + 1]?.id ?? chosen)}
            >
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          </p>
        </div>
      )}
      <div className={s.actions}>
        <Button look="primary" onClick={onChange}>
          {text.change}
        </Button>
        <Button look="quiet" onClick={onExample}>
          {text.example}
        </Button>
      </div>
    </section>
  );
}
