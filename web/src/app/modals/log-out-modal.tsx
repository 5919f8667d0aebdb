import { useEffect, useEffectEvent, useState } from 'react';
import type { ModalControls, ModalProps } from '../../lib/modals/modal-registry.ts';
import { keptBy } from '../../lib/saving/kept-keys.ts';
import { isGone, isRefusal } from '../../lib/saving/save-state.ts';
import { hasUnsaved } from '../../lib/saving/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { LoadingRows } from '../../ui/states.tsx';
import { keptAt, OTHER } from './kept-kinds.ts';
import s from './log-out-modal.module.css';

const text = {
  title: 'Log ud',
  sending: 'Sender det sidste, du har skrevet …',
  leftTitle: 'Noget er ikke sendt',
  left: 'Det her er ikke sendt til Ordklar og står kun på din enhed:',
  gone: 'Opgaven findes ikke længere.',
  lost: 'Logger du ud nu, bliver det slettet.',
  stay: 'Bliv logget ind',
  leave: 'Log ud, og slet det',
};

/** Why the server does not take it; null where it did not say, and another time may do. */
function reasonOf(error: unknown): string | null {
  if (isGone(error)) return text.gone;
  return isRefusal(error) ? error.message : null;
}

/** Sends what is kept of this person, one after the other; answers a line for each thing that is still here. */
async function sendKept(userId: number): Promise<string[]> {
  const lines: string[] = [];
  for (const key of keptBy(userId)) {
    const { name, send } = keptAt(key);
    const reason = await send().then(() => null, reasonOf);
    if (keptBy(userId).includes(key)) lines.push(reason === null ? name : `${name}: ${reason}`);
  }
  // a browser without a storage
  return lines.length === 0 && hasUnsaved() ? [OTHER] : lines;
}

/** How often each line stands in a list. */
const counted = (lines: readonly string[]): string[] =>
  [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    return count === 1 ? line : `${line} (${count})`;
  });

/**
 * Before logging out while something of the person's waits in the browser: sends it, and answers true once all is sent.
 * What the server cannot take now is named, and the person says whether it may be forgotten.
 */
export default function LogOutModal({ userId, close }: ModalProps['LogOutModal'] & ModalControls<boolean>) {
  const [left, setLeft] = useState<string[] | null>(null);
  const done = useEffectEvent((lines: string[]) => (lines.length === 0 ? close(true) : setLeft(counted(lines))));
  useEffect(() => {
    let isOpen = true;
    void sendKept(userId).then((lines) => isOpen && done(lines));
    return () => void (isOpen = false);
  }, [userId]);
  const stay = () => close(false);
  if (!left)
    return (
      <ModalFrame title={text.title} onClose={stay}>
        <LoadingRows label={text.sending} />
      </ModalFrame>
    );
  return (
    <ModalFrame
      key="left"
      title={text.leftTitle}
      onClose={stay}
      actions={
        <>
          <Button look="line" onClick={() => close(true)}>
            {text.leave}
          </Button>
          <Button look="primary" onClick={stay} data-autofocus>
            {text.stay}
          </Button>
        </>
      }
    >
      <div role="alert">
        <p>{text.left}</p>
        <ul className={s.left}>
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{text.lost}</p>
      </div>
    </ModalFrame>
  );
}
