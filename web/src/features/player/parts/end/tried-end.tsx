import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { playerText } from '../../player.text.ts';
import s from './finish.module.css';

const text = playerText.tried;

/** The end for a teacher who tried an exercise or a test. */
export function TriedEnd({ exit, onAgain, children }: { exit: string; onAgain: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={s.finish} id="indhold">
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={s.lead}>{text.help}</p>
      {children}
      <p className={s.ways}>
        <Button look="primary" large onClick={onAgain}>
          {text.again}
        </Button>
        <Link className={buttonClass('line', true)} to={exit}>
          {text.back}
        </Link>
      </p>
    </main>
  );
}
