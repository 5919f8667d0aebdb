import type { Share } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { acceptShare, rejectShare } from '../answer-share.ts';
import { sharingText as text } from '../sharing.text.ts';
import s from '../sharing.module.css';

type Choice = 'accept' | 'decline';

/** What becomes of the person's answer to an offer: which one, and how far it has come. */
export function useAnswer() {
  const queries = useQueryClient();
  const [given, setGiven] = useState<{ choice: Choice; state: 'sending' | 'reached' | 'failed' } | null>(null);
  return {
    given,
    async answer(share: Share, choice: Choice): Promise<void> {
      setGiven({ choice, state: 'sending' });
      const reached = await (choice === 'accept' ? acceptShare : rejectShare)(queries, share);
      setGiven({ choice, state: reached ? 'reached' : 'failed' });
    },
  };
}

/** 'Klassen 7.B' or 'Gruppen Læsehold'. */
export const nameOf = (share: Share): string =>
  share.class ? text.class(share.class.name) : text.group(share.group?.name ?? '');

/** The two answers to an offer, the one that is on its way as busy. */
export function AnswerButtons({
  share,
  given,
  onAnswer,
}: {
  share: Share;
  given: ReturnType<typeof useAnswer>['given'];
  onAnswer: (choice: Choice) => void;
}) {
  const sending = given?.state === 'sending' ? given.choice : null;
  const button = (choice: Choice) => ({
    busy: sending === choice,
    disabled: sending !== null,
    'aria-label': (choice === 'accept' ? text.acceptOf : text.declineOf)(share.peer.name, nameOf(share)),
    onClick: () => onAnswer(choice),
  });
  return (
    <>
      <Button {...button('decline')}>{text.decline}</Button>
      <Button look="primary" {...button('accept')}>
        {text.accept}
      </Button>
    </>
  );
}

/** That the answer did not reach the server. */
export const AnswerFailed = () => (
  <p className={s.shareFailed} role="alert">
    {text.failed}
  </p>
);
