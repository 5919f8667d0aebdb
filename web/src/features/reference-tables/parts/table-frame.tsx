import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconPrinter } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { referenceText as text } from '../reference-tables.text.ts';
import s from '../reference-tables.module.css';

/** A modal around one table, with a button that prints it. */
export function TableFrame({
  title,
  intro,
  close,
  children,
}: {
  title: string;
  intro: string;
  close: () => void;
  children: ReactNode;
}) {
  return (
    <ModalFrame
      title={title}
      onClose={close}
      actions={
        <>
          <Button look="line" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
            {text.print}
          </Button>
          <Button look="primary" onClick={close} data-autofocus>
            {text.close}
          </Button>
        </>
      }
    >
      <p className={s.refIntro}>{intro}</p>
      {children}
    </ModalFrame>
  );
}
