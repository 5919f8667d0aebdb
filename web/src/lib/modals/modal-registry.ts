import type { ComponentType } from 'react';

/**
 * Props of every modal by its registry name (SHELL-04). A feature adds its own by declaration merging:
 * `declare module '../../../lib/modals/modal-registry.ts' { interface ModalProps { FeedbackModal: { subject?: string } } }`
 */
export interface ModalProps {
  ConfirmModal: {
    title: string;
    /** HTML; cleaned before it is shown. */
    message: string;
    /** Default 'Ja'. */
    confirmLabel?: string;
    /** Default 'Nej'. */
    cancelLabel?: string;
  };
  BasicModal: {
    title?: string;
    /** HTML; cleaned before it is shown. */
    content: string;
    /** Default 560; 'fit-content' follows the content. */
    width?: ModalWidth;
  };
}

/** What a modal answers when it closes; names that are not listed answer nothing. */
export interface ModalAnswers {
  ConfirmModal: boolean;
}

export type ModalName = keyof ModalProps;
/** Pixels, as wide as the content, or the whole window. */
export type ModalWidth = number | 'fit-content' | 'full';
/** `undefined` when the modal was closed by Escape, by the background, or because its name is unknown. */
export type AnswerOf<N extends ModalName> = N extends keyof ModalAnswers ? ModalAnswers[N] : undefined;
/** Given to every modal beside its own props. */
export interface ModalControls<Answer = undefined> {
  close: (answer?: Answer) => void;
}
export type ModalComponent<N extends ModalName> = ComponentType<ModalProps[N] & ModalControls<AnswerOf<N>>>;

type Loaded<Component> = () => Promise<{ default: Component }>;

export interface RegisteredModal {
  load: Loaded<ComponentType<object & ModalControls<unknown>>>;
  width: ModalWidth;
}

/** Width of a modal that names none (CON-20). */
export const DEFAULT_MODAL_WIDTH = 560;

const modals = new Map<string, RegisteredModal>();

/** Makes a modal openable by its name; its file is loaded when it is first shown. A second registration replaces the first. */
export function registerModal<N extends ModalName>(
  name: N,
  load: Loaded<ModalComponent<N>>,
  options: { width?: ModalWidth } = {},
): void {
  const width = options.width ?? DEFAULT_MODAL_WIDTH;
  modals.set(name, { load: load as unknown as RegisteredModal['load'], width });
}

/** The modal of a name, undefined when nothing is registered under it. */
export function findModal(name: string): RegisteredModal | undefined {
  return modals.get(name);
}

/** What is registered now, for tests that register something else: the function puts it back. */
export function keepModals(): () => void {
  const kept = [...modals];
  return () => kept.forEach(([name, modal]) => modals.set(name, modal));
}
