import { Drawer, Popover, Tooltip } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';
import { InMantine } from './mantine.tsx';
import modalFrame from './modal-frame.module.css';
import s from './overlays.module.css';

/* What opens over a page, made of Mantine's parts. Nothing of it is needed to read the page, so it is loaded when the
   pointer or the focus comes near (load-overlays.ts). Each is drawn closed first: Mantine gives the focus back to what had
   it before the change from closed to open. */

/** Stands for the button, which is drawn outside of the popover. */
export function Anchor({ of, ref }: { of: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(of);
  }, [of, ref]);
  return null;
}

/** The open list of a Dropdown. */
export function DropdownPanel({
  anchor,
  open,
  onChange,
  align,
  width,
  children,
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  align: 'start' | 'end';
  width: number;
  children: ReactNode;
}) {
  const isDrawn = useMounted();
  return (
    <InMantine>
      <Popover
        opened={open && isDrawn}
        onChange={onChange}
        position={`bottom-${align}`}
        width={width}
        offset={6}
        withRoles={false}
        withinPortal={false}
        // a table that scrolls sideways would cut it off
        floatingStrategy="fixed"
        returnFocus
        shadow="lg"
      >
        <Popover.Target>
          <Anchor of={anchor} />
        </Popover.Target>
        <Popover.Dropdown className={s.dropdown}>{children}</Popover.Dropdown>
      </Popover>
    </InMantine>
  );
}

/** The sheet of a BottomSheet. */
export function Sheet({
  open,
  onClose,
  title,
  overlay,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  overlay: boolean;
  children: ReactNode;
}) {
  const isDrawn = useMounted();
  return (
    <InMantine>
      <Drawer.Root
        opened={open && isDrawn}
        onClose={onClose}
        position="bottom"
        size="auto"
        lockScroll={overlay}
        trapFocus={overlay}
      >
        {overlay && <Drawer.Overlay backgroundOpacity={0.5} color="#1f2a37" />}
        <Drawer.Content className={s.bottomSheet}>
          <div className={modalFrame.modalHead}>
            <Drawer.Title component="h2">{title}</Drawer.Title>
            <IconButton label="Luk" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          </div>
          <Drawer.Body className={modalFrame.modalBody}>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </InMantine>
  );
}

/** The words of a Tooltip. */
export function TooltipBubble({
  of,
  open,
  label,
  width,
  withArrow,
}: {
  of: HTMLElement | null;
  open: boolean;
  label: ReactNode;
  width: number;
  withArrow: boolean;
}) {
  const isDrawn = useMounted();
  return (
    <InMantine>
      <Tooltip target={of} opened={open && isDrawn} label={label} w={width} multiline withArrow={withArrow} />
    </InMantine>
  );
}
