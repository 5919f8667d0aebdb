import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import { TwoStepSetUp } from '../parts/two-step-set-up.tsx';

const text = accountText.twoStep;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Sets two-step login up: password, app, recovery codes. */
    TwoStepModal: object;
  }
}

/** Two-step login is set up: password, app, recovery codes. */
export default function TwoStepModal({ close }: ModalControls) {
  const queries = useQueryClient();
  const [isOn, setOn] = useState(false);
  const turnedOn = () => {
    setOn(true);
    void queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
  };
  return (
    <ModalFrame title={isOn ? text.codesTitle : text.setUp} onClose={() => close()}>
      <TwoStepSetUp onCodes={turnedOn} onDone={() => close()} />
    </ModalFrame>
  );
}
