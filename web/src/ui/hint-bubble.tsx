import { cloneElement, type ReactElement, type ReactNode, type Ref, useEffect, useState } from 'react';
import { Bubble } from './bubble.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import s from './hint-bubble.module.css';
import { useNarrow } from './use-narrow.ts';

/** Over the page and what stands fast on it, under the modals. */
const LAYER = 90;
/** As wide as a phone's bar of places goes (frame.module.css), in px. */
const PHONE = 760;

/**
 * A bubble on an element (SHELL-14), there as long as it is rendered. Whether it is, `lib/hints/use-hint.ts` knows. It lies
 * over what one may be about to press: presses go through it, and the first one, anywhere, closes it. On a phone it is
 * small, and a key closes it too; elsewhere its button is reached by keys.
 */
export function HintBubble({
  children,
  content,
  position = 'top',
  onHide,
}: {
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  content: ReactNode;
  /** CON-22: top by default. */
  position?: 'top' | 'left' | 'right' | 'bottom';
  onHide: () => void;
}) {
  const isPhone = useNarrow(PHONE);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const ways = isPhone ? (['pointerdown', 'keydown'] as const) : (['pointerdown'] as const);
    const hide = ({ target }: Event) => {
      // its own button closes it by itself
      if (!(target instanceof Element && target.closest('[role=note]'))) onHide();
    };
    for (const way of ways) document.addEventListener(way, hide);
    return () => {
      for (const way of ways) document.removeEventListener(way, hide);
    };
  }, [isPhone, onHide]);
  return (
    <>
      {cloneElement(children, { ref: setElement })}
      <Bubble
        of={element}
        role="note"
        placement={position}
        width={isPhone ? 236 : 280}
        withArrow
        zIndex={LAYER}
        className={classNames(s.hintBubble, isPhone && s.small)}
      >
        {content}
        {!isPhone && (
          <Button look="quiet" onClick={onHide}>
            Forstået
          </Button>
        )}
      </Bubble>
    </>
  );
}
