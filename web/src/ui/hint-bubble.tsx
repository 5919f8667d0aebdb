import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { InMantine } from './mantine.tsx';
import s from './hint-bubble.module.css';
import { useNarrow } from './use-narrow.ts';

/** Over the page and what stands fast on it, under the modals. */
const LAYER = 90;
/** As wide as a phone's bar of places goes (frame.module.css), in px. */
const PHONE = 760;

/**
 * A bubble on an element (SHELL-14), there as long as it is rendered. Whether it is, `lib/hints/use-hint.ts` knows. On a
 * phone it would lie over what one is about to press: there presses go through it, and the first one, anywhere, closes it.
 */
export function HintBubble({
  children,
  content,
  position = 'top',
  onHide,
}: {
  children: ReactElement;
  content: ReactNode;
  /** CON-22: top by default. */
  position?: 'top' | 'left' | 'right' | 'bottom';
  onHide: () => void;
}) {
  const passes = useNarrow(PHONE);
  useEffect(() => {
    if (!passes) return;
    const ways = ['pointerdown', 'keydown'] as const;
    for (const way of ways) document.addEventListener(way, onHide);
    return () => {
      for (const way of ways) document.removeEventListener(way, onHide);
    };
  }, [passes, onHide]);
  return (
    <InMantine>
      <Popover
        opened
        onDismiss={onHide}
        position={position}
        withArrow
        width={passes ? 236 : 280}
        zIndex={LAYER}
        withRoles={false}
        closeOnClickOutside={false}
      >
        <Popover.Target>{children}</Popover.Target>
        <Popover.Dropdown className={classNames(s.hintBubble, passes && s.small)} role="note">
          {content}
          {!passes && (
            <Button look="quiet" onClick={onHide}>
              Forstået
            </Button>
          )}
        </Popover.Dropdown>
      </Popover>
    </InMantine>
  );
}
