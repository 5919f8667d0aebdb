import { Modal } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { findModal, type ModalWidth } from '../../lib/modals/modal-registry.ts';
import { closeModal, type OpenModal } from '../../lib/modals/modal-store.ts';
import { InMantine } from '../../ui/mantine.tsx';
import { LoadingRows } from '../../ui/states.tsx';

const sizeOf = (width: ModalWidth): string | number =>
  width === 'full' ? '100%' : width === 'fit-content' ? 'auto' : width;

/** Gives the focus back to what had it before, unless something else has taken it. */
function useFocusReturned(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}

/** One open modal: its overlay, its dialog and what is registered under its name. */
export default function ModalOnTop({ modal }: { modal: OpenModal }) {
  useFocusReturned();
  const registered = findModal(modal.name);
  if (!registered) return null;
  const Content = registered.component;
  const close = (answer?: unknown) => closeModal(modal.key, answer);
  return (
    <InMantine>
      <Modal.Root
        opened
        onClose={() => close()}
        size={sizeOf(modal.width)}
        fullScreen={modal.width === 'full'}
        centered={modal.width !== 'full'}
        transitionProps={{ duration: 120 }}
      >
        <Modal.Overlay backgroundOpacity={0.5} color="#1f2a37" />
        <Modal.Content data-modal={modal.name}>
          <Suspense fallback={<LoadingRows rows={3} />}>
            <Content {...modal.props} close={close} />
          </Suspense>
        </Modal.Content>
      </Modal.Root>
    </InMantine>
  );
}
