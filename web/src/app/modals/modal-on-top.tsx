import { useEffect, useState } from 'react';
import { findModal, type RegisteredModal } from '../../lib/modals/modal-registry.ts';
import { closeModal, modalStore, type OpenModal } from '../../lib/modals/modal-store.ts';
import { ModalWindow, WindowTitle } from '../../ui/modal-window.tsx';
import { LoadingRows } from '../../ui/states.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

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

/**
 * A modal as large as the page has fields that Escape leaves first: only a press that nothing in it took closes it, and
 * none that closed a modal over it.
 */
function useLateEscape(isActive: boolean, key: number, close: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    let wasOnTop = false;
    const before = () => {
      wasOnTop = modalStore.read().at(-1)?.key === key;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && wasOnTop) close();
    };
    window.addEventListener('keydown', before, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', before, { capture: true });
      window.removeEventListener('keydown', press);
    };
  });
}

/** What is in the window while its content is on its way. */
const Waiting = () => (
  <>
    <WindowTitle className="sr">Henter …</WindowTitle>
    <LoadingRows rows={3} />
  </>
);

/** One open modal: its overlay, its dialog and what is registered under its name. */
export default function ModalOnTop({ modal }: { modal: OpenModal }) {
  const registered = findModal(modal.name);
  return registered && <OpenedModal modal={modal} load={registered.load} />;
}

function OpenedModal({ modal, load }: { modal: OpenModal; load: RegisteredModal['load'] }) {
  useFocusReturned();
  const close = (answer?: unknown) => closeModal(modal.key, answer);
  const isFull = modal.width === 'full';
  useLateEscape(isFull, modal.key, close);
  const Content = useLoaded(load, true, close)?.default;
  return (
    <ModalWindow
      name={modal.name}
      place={isFull ? 'full' : 'middle'}
      width={typeof modal.width === 'number' ? modal.width : undefined}
      closesOnEscape={!isFull}
      onClose={() => close()}
    >
      {Content ? <Content {...modal.props} close={close} /> : <Waiting />}
    </ModalWindow>
  );
}
