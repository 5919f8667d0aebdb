import type { LoginCard as Card } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { cardsText } from '../login-cards.text.ts';
import { LoginCard } from '../parts/login-card.tsx';
import { useFirstLogin } from '../use-first-login.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks, gives one person a new code and shows it once. `squadId` is null where the school gives it. */
    NewPasswordModal: { person: { id: number; name: string }; squadId: number | null };
  }
}

const text = cardsText.one;

/** The new code of one person, once it is made, and whether a pupil chooses another at the first login. */
function useNewCode(id: number, squadId: number | null) {
  const [card, setCard] = useState<Card | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { mayBeKept, forFirstLogin, setForFirstLogin } = useFirstLogin(squadId);
  const make = async () => {
    const body = { userIds: [id] };
    setBusy(true);
    setFailed(false);
    try {
      const cards =
        squadId === null
          ? await client.schoolLoginCards({ body })
          : await client.classLoginCards({ params: { s: squadId }, body: { ...body, forFirstLogin } });
      setCard(cards[0] ?? null);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { card, failed, busy, make, mayBeKept, forFirstLogin, setForFirstLogin };
}

/** A new code for one person: first whether it is meant, then the card with it. */
export default function NewPasswordModal({
  person: { id, name },
  squadId,
  close,
}: ModalProps['NewPasswordModal'] & ModalControls) {
  const { card, failed, busy, make, mayBeKept, forFirstLogin, setForFirstLogin } = useNewCode(id, squadId);
  return (
    <ModalFrame
      title={card ? text.made(name) : text.question(name)}
      onClose={() => close()}
      actions={
        card ? (
          <>
            <Button onClick={() => window.print()}>{text.print}</Button>
            <Button look="primary" onClick={() => close()}>
              {text.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => close()}>{cardsText.makeNo}</Button>
            <Button look="primary" busy={busy} onClick={() => void make()} data-autofocus>
              {text.makeYes}
            </Button>
          </>
        )
      }
    >
      <p role="status">{card ? (card.password === null ? text.byUniLogin(name) : text.once) : text.message(name)}</p>
      {!card && squadId !== null && mayBeKept && (
        <Checkbox
          label={cardsText.forFirstLoginOne(name)}
          checked={forFirstLogin}
          onChange={() => setForFirstLogin(!forFirstLogin)}
        />
      )}
      {card && card.password !== null && <LoginCard card={card} isAlone />}
      {failed && <FieldError>{text.notMade}</FieldError>}
    </ModalFrame>
  );
}
