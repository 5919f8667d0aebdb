import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { InMantine } from './mantine.tsx';

/**
 * A bubble shown once on an element (SHELL-14). It asks `isDismissed` (the server remembers per element) and tells
 * `onDismiss` when it is closed; where the answer does not come it stays away.
 */
export function HintBubble({
  children,
  content,
  position = 'top',
  isDismissed,
  onDismiss,
}: {
  children: ReactElement;
  content: ReactNode;
  /** CON-22: top by default. */
  position?: 'top' | 'left' | 'right' | 'bottom';
  isDismissed: () => Promise<boolean>;
  onDismiss: () => void;
}) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let gone = false;
    isDismissed().then(
      (dismissed) => !gone && setOpen(!dismissed),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isDismissed]);
  const hide = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <InMantine>
      <Popover
        opened={open}
        onDismiss={hide}
        position={position}
        withArrow
        width={280}
        withRoles={false}
        closeOnClickOutside={false}
      >
        <Popover.Target>{children}</Popover.Target>
        <Popover.Dropdown className="hint-bubble" role="note">
          {content}
          <Button look="quiet" onClick={hide}>
            Forstået
          </Button>
        </Popover.Dropdown>
      </Popover>
    </InMantine>
  );
}
