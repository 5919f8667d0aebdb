import { useEffect, useRef } from 'react';

/** Without a touch for so long nobody is working (PD-12). */
const IDLE_AFTER = 60;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Counts the seconds in which the page is seen and touched. The function answers them and begins again. */
export function useActiveSeconds(): () => number {
  const seconds = useRef(0);
  const idle = useRef(0);
  useEffect(() => {
    const touch = () => {
      idle.current = 0;
    };
    for (const name of TOUCHES) addEventListener(name, touch, { passive: true });
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || idle.current >= IDLE_AFTER) return;
      idle.current++;
      seconds.current++;
    }, 1000);
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) removeEventListener(name, touch);
    };
  }, []);
  return () => {
    const counted = seconds.current;
    seconds.current = 0;
    return counted;
  };
}
