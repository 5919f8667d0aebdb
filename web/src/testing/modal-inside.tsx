import type { ReactNode } from 'react';
import { ModalWindow } from '../ui/modal-window.tsx';

/** Room for a modal's content in a test of the content alone; the modal layer gives it the same. */
export function ModalInside({ children }: { children: ReactNode }) {
  return <ModalWindow onClose={() => undefined}>{children}</ModalWindow>;
}
