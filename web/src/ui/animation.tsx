import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnimationName, loadAnimation } from './animations/load-animation.ts';
import { classNames } from './class-names.ts';
import './animations/animations.css';

/**
 * A paper-cut that moves (SHELL-17), a picture only: what it means stands beside it in words. `still` stands in its place
 * until it is there, and where it cannot be fetched. Who wants little motion sees the end of it (base.css).
 */
export function Animation({ name, still, className }: { name: AnimationName; still?: ReactNode; className?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<AnimationName>();
  useEffect(() => {
    let isGone = false;
    loadAnimation(name).then(
      (drawing) => {
        if (isGone || !place.current) return;
        place.current.replaceChildren(document.importNode(drawing, true));
        setShown(name);
      },
      // a picture that is missing harms nobody
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return (
    <span className={classNames('anim', `anim--${name}`, className)} aria-hidden="true">
      {shown !== name && still}
      <span ref={place} />
    </span>
  );
}
