import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { modalStore, type OpenModal, showModalByName } from '../../lib/modals/modal-store.ts';
import { loadModalOnTop } from './load-modal.ts';
import './modals.css';

/** Undefined until the first modal is asked for. Not React's lazy: its waits would add up with those of the content. */
function useModalOnTop(isAsked: boolean): ComponentType<{ modal: OpenModal }> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<{ modal: OpenModal }>>();
  useEffect(() => {
    if (!isAsked || loaded) return;
    loadModalOnTop().then(
      (module) => setLoaded(() => module.default),
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [isAsked, loaded]);
  return loaded;
}

/** Everything that lies over the page (SHELL-03): opened by typed call or window event, closed by Escape and background. */
export function ModalLayer() {
  const open = useSyncExternalStore(modalStore.listen, modalStore.read, modalStore.read);
  const ModalOnTop = useModalOnTop(open.length > 0);
  useEffect(() => {
    const show = ({ name, props }: { name: string; props?: object }) => void showModalByName(name, props);
    const stop = [onWindowEvent('gtShowModal', show), onWindowEvent('gtShowAnnotationModal', show)];
    return () => stop.forEach((listener) => listener());
  }, []);
  if (open.length > 0 && !ModalOnTop) return <div className="modal-wait" />;
  return ModalOnTop && open.map((modal) => <ModalOnTop key={modal.key} modal={modal} />);
}
