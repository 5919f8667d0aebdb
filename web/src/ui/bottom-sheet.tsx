import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';

/** A sheet that slides up from the lower edge of a phone; `overlay` off leaves the page under it readable. */
export function BottomSheet({
  open,
  onClose,
  title,
  overlay = true,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  overlay?: boolean;
  children: ReactNode;
}) {
  return (
    <Drawer.Root opened={open} onClose={onClose} position="bottom" size="auto" lockScroll={overlay} trapFocus={overlay}>
      {overlay && <Drawer.Overlay backgroundOpacity={0.5} color="#1f2a37" />}
      <Drawer.Content className="bottom-sheet">
        <div className="modal-head">
          <Drawer.Title component="h2">{title}</Drawer.Title>
          <IconButton label="Luk" onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        <Drawer.Body className="modal-body">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
