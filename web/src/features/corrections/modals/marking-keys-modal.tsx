import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { MARKING_KEYS } from '../marking/marking-keys.ts';
import { markingText as text } from '../marking/marking.text.ts';
import s from './marking-keys-modal.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    MarkingKeysModal: object;
  }
}

/** All keys of the marking view. */
export default function MarkingKeysModal({ close }: ModalControls) {
  return (
    <ModalFrame title={text.keysTitle} onClose={() => close()}>
      <dl className={s.keyList}>
        {MARKING_KEYS.map(({ caps, help }) => (
          <div key={help}>
            <dt>
              {caps.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </ModalFrame>
  );
}
