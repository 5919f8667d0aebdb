import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { InMantine } from './mantine.tsx';

/** Over the page and what stands fast on it, under the modals. */
const LAYER = 90;

/** A bubble on an element (SHELL-14), there as long as it is rendered. Whether it is, `lib/hints/use-hint.ts` knows. */
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
  return (
    <InMantine>
      <Popover
        opened
        onDismiss={onHide}
        position={position}
        withArrow
        width={280}
        zIndex={LAYER}
        withRoles={false}
        closeOnClickOutside={false}
      >
        <Popover.Target>{children}</Popover.Target>
        <Popover.Dropdown className="hint-bubble" role="note">
          {content}
          <Button look="quiet" onClick={onHide}>
            Forstået
          </Button>
        </Popover.Dropdown>
      </Popover>
    </InMantine>
  );
}
