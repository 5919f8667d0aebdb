import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { playerText } from '../player.text.ts';
import s from './test.module.css';

const text = playerText.test;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;

/** The time that is left of a part, announced when there is a minute of it. `onOver` is called once, when it is gone. */
export function TimeLeft({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span className={classNames(s.clock, left <= 60 && s.isShort)}>
      <span role="timer" aria-label={text.left}>
        {clock(left)}
      </span>
      <span className="sr" role="status">
        {left <= 60 && seconds > 60 && text.soonOver}
      </span>
    </span>
  );
}
