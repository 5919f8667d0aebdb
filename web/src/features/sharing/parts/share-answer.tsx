import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { acceptShare, rejectShare } from '../answer-share.ts';
import { isPendingMe, useShares } from '../sharing.queries.ts';
import { sharingText as text } from '../sharing.text.ts';
import s from '../sharing.module.css';

/** The two answers to an offer that waits for the person, where something else tells of it; afterwards what was answered. */
export function ShareAnswer({ shareId }: { shareId: number }) {
  const queries = useQueryClient();
  const { shares } = useShares(true);
  const [state, setState] = useState<'accept' | 'decline' | 'accepted' | 'declined' | 'failed' | null>(null);
  const share = shares.find(({ id }) => id === shareId);
  if (state === 'accepted' || state === 'declined')
    return (
      <p role="status">
        <Tag tone={state === 'accepted' ? 'good' : 'bad'}>{state === 'accepted' ? text.accepted : text.rejected}</Tag>
      </p>
    );
  if (!share || !isPendingMe(share)) return null;
  const isSending = state === 'accept' || state === 'decline';
  const what = share.class ? text.class(share.class.name) : text.group(share.group?.name ?? '');
  const answer = async (choice: 'accept' | 'decline') => {
    setState(choice);
    const reached = await (choice === 'accept' ? acceptShare : rejectShare)(queries, share);
    setState(reached ? (choice === 'accept' ? 'accepted' : 'declined') : 'failed');
  };
  return (
    <div className={s.shareChoice}>
      <Button
        busy={state === 'decline'}
        disabled={isSending}
        aria-label={text.declineOf(share.peer.name, what)}
        onClick={() => void answer('decline')}
      >
        {text.decline}
      </Button>
      <Button
        look="primary"
        busy={state === 'accept'}
        disabled={isSending}
        aria-label={text.acceptOf(share.peer.name, what)}
        onClick={() => void answer('accept')}
      >
        {text.accept}
      </Button>
      {state === 'failed' && (
        <p className={s.shareFailed} role="alert">
          {text.failed}
        </p>
      )}
    </div>
  );
}
