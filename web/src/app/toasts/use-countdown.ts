import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `timeout` milliseconds of time during which neither the mouse nor the keyboard rests on the
 * element that carries `handlers` (SHELL-07).
 */
export function useCountdown(timeout: number, onEnd: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef(timeout);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return { paused, handlers: { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume } };
}
