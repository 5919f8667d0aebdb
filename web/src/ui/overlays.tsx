import { type ReactNode, useMemo } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Bubble } from './bubble.tsx';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';
import { Layers } from './layers.tsx';
import modalFrame from './modal-frame.module.css';
import { ModalWindow, WindowTitle } from './modal-window.tsx';
import s from './overlays.module.css';

/* What opens over a page, made of React Aria's parts. Nothing of it is needed to read the page, so it is loaded when the
   pointer or the focus comes near (load-overlays.ts). */

/** What stands beside a button until it is closed; the focus stays in it and goes back to the button. */
export function Panel({
  anchor,
  open,
  onChange,
  label,
  ...position
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  label: string;
} & Pick<PopoverProps, 'placement' | 'offset' | 'maxHeight' | 'className' | 'style' | 'children'>) {
  const button = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Layers>
      <Popover
        triggerRef={button}
        isOpen={open}
        onOpenChange={onChange}
        aria-label={label}
        containerPadding={8}
        {...position}
      />
    </Layers>
  );
}

/** The open list of a Dropdown. */
export function DropdownPanel({
  align,
  width,
  children,
  ...panel
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  label: string;
  align: 'start' | 'end';
  width: number;
  children: ReactNode;
}) {
  return (
    <Panel
      {...panel}
      className={s.dropdown ?? ''}
      style={{ width: `${width / 16}rem` }}
      placement={`bottom ${align}`}
      offset={6}
      maxHeight={560}
    >
      {children}
    </Panel>
  );
}

/** The sheet of a BottomSheet. */
export function Sheet({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}) {
  if (!open) return null;
  return (
    <ModalWindow place="bottom" onClose={onClose}>
      <div className={modalFrame.modalHead}>
        <WindowTitle>{title}</WindowTitle>
        <IconButton label="Luk" onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      <div className={s.sheetBody}>{children}</div>
    </ModalWindow>
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
  if (!open) return null;
  return (
    <Bubble of={of} role="tooltip" className={s.tooltip} width={width} withArrow={withArrow}>
      {label}
    </Bubble>
  );
}
