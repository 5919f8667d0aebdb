import { useEffect, useSyncExternalStore } from 'react';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { closeModal, modalStore, showModalByName } from '../../lib/modals/modal-store.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import s from './modal-layer.module.css';

/** Comes with the first modal: no page needs it to be read. */
export const loadModalOnTop = () => import('./modal-on-top.tsx');

/** Everything that lies over the page (SHELL-03): opened by typed call or window event, closed by Escape and background. */
export function ModalLayer() {
  const open = useSyncExternalStore(modalStore.listen, modalStore.read, modalStore.read);
  const closeAll = () => open.forEach(({ key }) => closeModal(key));
  const ModalOnTop = useLoaded(loadModalOnTop, open.length > 0, closeAll)?.default;
  useEffect(() => {
    const show = ({ name, props }: { name: string; props?: object }) => void showModalByName(name, props);
    const stop = [onWindowEvent('gtShowModal', show), onWindowEvent('gtShowAnnotationModal', show)];
    return () => stop.forEach((listener) => listener());
  }, []);
  if (open.length > 0 && !ModalOnTop) return <div className={s.modalWait} />;
  return ModalOnTop && open.map((modal) => <ModalOnTop key={modal.key} modal={modal} />);
}
