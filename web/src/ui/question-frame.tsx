import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ModalFrame } from './modal-frame.tsx';

/** A window that asks: no first, yes as the strong button that has the focus. Closing it any other way is no. */
export function QuestionFrame({
  title,
  yes,
  no,
  onAnswer,
  children,
}: {
  title: string;
  yes: string;
  no: string;
  onAnswer: (answer: boolean) => void;
  children: ReactNode;
}) {
  return (
    <ModalFrame
      title={title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button look="line" onClick={() => onAnswer(false)}>
            {no}
          </Button>
          <Button look="primary" onClick={() => onAnswer(true)} data-autofocus>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </ModalFrame>
  );
}
