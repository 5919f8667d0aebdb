import { type AnswerOf, findModal, type ModalName, type ModalProps, type ModalWidth } from './modal-registry.ts';
import { createListeners } from '../store/listeners.ts';

/** One open modal; the last of the list lies on top. */
export interface OpenModal {
  key: number;
  name: string;
  props: object;
  width: ModalWidth;
  answer: (value: unknown) => void;
}

let open: readonly OpenModal[] = [];
let nextKey = 1;
const { listen, tell } = createListeners();

function change(next: readonly OpenModal[]): void {
  open = next;
  tell();
}

/** For useSyncExternalStore. */
export const modalStore = {
  read: (): readonly OpenModal[] => open,
  listen,
};

/** Opens by a name that came from outside (window event); an unknown one is ignored with a console error. */
export function showModalByName(name: string, props: object = {}): Promise<unknown> {
  const modal = findModal(name);
  if (!modal) {
    console.error(`No modal is registered as ${name}`);
    return Promise.resolve(undefined);
  }
  const width = (props as { width?: ModalWidth }).width ?? modal.width;
  return new Promise((answer) => change([...open, { key: nextKey++, name, props, width, answer }]));
}

/** Opens a modal; the promise settles when it closes, with its answer (undefined when merely closed). */
export function showModal<N extends ModalName>(name: N, props: ModalProps[N]): Promise<AnswerOf<N> | undefined> {
  return showModalByName(name, props) as Promise<AnswerOf<N> | undefined>;
}

/** Closes one open modal and answers its caller. */
export function closeModal(key: number, answer?: unknown): void {
  const closing = open.find((modal) => modal.key === key);
  if (!closing) return;
  change(open.filter((modal) => modal !== closing));
  closing.answer(answer);
}

/** Asks a question with 'Ja' and 'Nej' (SHELL-01): true for yes, false for no and for merely closing. */
export async function confirm(question: ModalProps['ConfirmModal']): Promise<boolean> {
  return (await showModal('ConfirmModal', question)) ?? false;
}
