import { createContext, type ReactNode, use, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import { Layers } from './layers.tsx';
import s from './modal-window.module.css';

/** Only the backdrop closes a window: toasts lie over it, and a press on one is meant for the toast. */
const isBackdrop = (element: Element) => element.matches('[data-part=backdrop]');

const TitleId = createContext('');

/** The heading that names the window around it; what is in the window may come later than the window itself. */
export const WindowTitle = ({ className, children }: { className?: string; children: ReactNode }) => (
  <h2 id={use(TitleId)} className={className}>
    {children}
  </h2>
);

/**
 * A dialog over the page, there as long as it is rendered: the focus stays in it, what lies under it is out of reach,
 * Escape and a press beside it close it. It is in the middle, fills the page or slides up from its lower edge.
 */
export function ModalWindow({
  name,
  place = 'middle',
  width,
  closesOnEscape = true,
  onClose,
  children,
}: {
  /** The modal's name in the specification. */
  name?: string;
  place?: 'middle' | 'full' | 'bottom';
  /** In px; as wide as the content by default. */
  width?: number | undefined;
  closesOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Layers>
      <ModalOverlay
        className={classNames(s.backdrop, s[place])}
        data-part="backdrop"
        isOpen
        isDismissable
        isKeyboardDismissDisabled={!closesOnEscape}
        shouldCloseOnInteractOutside={isBackdrop}
        onOpenChange={(open) => open || onClose()}
      >
        <Modal className={s.window ?? ''} data-part="window" style={width ? { width: `${width / 16}rem` } : {}}>
          <Dialog className={s.dialog ?? ''} data-modal={name} aria-labelledby={titleId}>
            <TitleId value={titleId}>{children}</TitleId>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Layers>
  );
}
