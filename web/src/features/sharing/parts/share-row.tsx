import type { Share } from '@ordklar/contract';
import { useEffect, useRef } from 'react';
import { Face, Tag } from '../../../ui/paper.tsx';
import { sharingText as text } from '../sharing.text.ts';
import { AnswerButtons, AnswerFailed, nameOf, useAnswer } from './answer-buttons.tsx';
import s from '../sharing.module.css';

function State({ share }: { share: Share }) {
  if (share.state === 'accepted')
    return (
      <Tag className={s.shareState} tone="good">
        {text.accepted}
      </Tag>
    );
  if (share.state === 'rejected')
    return (
      <Tag className={s.shareState} tone="bad">
        {text.rejected}
      </Tag>
    );
  return (
    <Tag className={s.shareState} tone="wait">
      {text.waiting}
    </Tag>
  );
}

/** One offer: who, what, and the two answers as long as it waits for the person. */
export function ShareRow({ share }: { share: Share }) {
  const { given, answer } = useAnswer();
  const row = useRef<HTMLLIElement>(null);
  const isAnswered = given !== null;
  useEffect(() => {
    // the pressed button is gone, some time after the call has ended: the keyboard goes on from its row
    if (isAnswered && share.state !== 'pending_me') row.current?.focus();
  }, [isAnswered, share.state]);

  return (
    <li className={s.share} ref={row} tabIndex={-1}>
      <Face name={share.peer.name} />
      <p>
        <b>{share.peer.name}</b>
        <span>{nameOf(share)}</span>
      </p>
      <div className={s.shareAnswer} aria-live="polite">
        {share.state === 'pending_me' ? (
          <AnswerButtons share={share} given={given} onAnswer={(choice) => void answer(share, choice)} />
        ) : (
          <State share={share} />
        )}
      </div>
      {given?.state === 'failed' && <AnswerFailed />}
    </li>
  );
}
