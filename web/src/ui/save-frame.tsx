import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { ModalFrame } from './modal-frame.tsx';

/** A modal that keeps one choice: its frame with the two buttons, and what went wrong under the choice. */
export function SaveFrame({
  title,
  words,
  saving,
  isChanged,
  onSave,
  onClose,
  children,
}: {
  title: string;
  words: { cancel: string; save: string };
  saving: { isPending: boolean; error: Error | null };
  /** Whether there is anything to save. */
  isChanged: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ModalFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" busy={saving.isPending} disabled={!isChanged} onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    >
      {children}
      {saving.error && <FieldError>{saving.error.message}</FieldError>}
    </ModalFrame>
  );
}
