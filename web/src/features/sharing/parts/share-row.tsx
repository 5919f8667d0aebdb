import type { Share } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Face, Tag } from '../../../ui/paper.tsx';
import { acceptShare, rejectShare } from '../answer-share.ts';
import { sharingText as text } from '../sharing.text.ts';
import s from '../sharing.module.css';

/** 'Klassen 7.B' or 'Gruppen Læsehold'. */
const nameOf = (share: Share): string =>
  share.class ? text.class(share.class.name) : text.group(share.group?.name ?? '');

function State({ share }: { share: Share }) {
  if (share.state === 'accepted') return <Tag tone="good">{text.accepted}</Tag>;
  if (share.state === 'rejected') return <Tag tone="bad">{text.rejected}</Tag>;
  return <Tag tone="wait">{text.waiting}</Tag>;
}

/** One offer: who, what, and the two answers as long as it waits for the person. */
export function ShareRow({ share }: { share: Share }) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const [failed, setFailed] = useState(false);
  const what = nameOf(share);
  const row = useRef<HTMLLIElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    // the pressed button is gone, some time after the call has ended: the keyboard goes on from its row
    if (isAnswered.current && share.state !== 'pending_me') row.current?.focus();
  }, [share.state]);

  const answer = async (choice: 'accept' | 'decline') => {
    setSending(choice);
    isAnswered.current = true;
    setFailed(false);
    setFailed(!(await (choice === 'accept' ? acceptShare : rejectShare)(queries, share)));
    setSending(null);
  };

  return (
    <li className={s.share} ref={row} tabIndex={-1}>
      <Face name={share.peer.name} />
      <p>
        <b>{share.peer.name}</b>
        <span>{what}</span>
      </p>
      <div className={s.shareAnswer} aria-live="polite">
        {share.state === 'pending_me' ? (
          <>
            <Button
              look="line"
              busy={sending === 'decline'}
              disabled={sending !== null}
              aria-label={text.declineOf(share.peer.name, what)}
              onClick={() => void answer('decline')}
            >
              {text.decline}
            </Button>
            <Button
              look="primary"
              busy={sending === 'accept'}
              disabled={sending !== null}
              aria-label={text.acceptOf(share.peer.name, what)}
              onClick={() => void answer('accept')}
            >
              {text.accept}
            </Button>
          </>
        ) : (
          <State share={share} />
        )}
      </div>
      {failed && (
        <p className={s.shareFailed} role="alert">
          {text.failed}
        </p>
      )}
    </li>
  );
}
