import { Tag } from '../../../ui/paper.tsx';
import { isPendingMe, useShares } from '../sharing.queries.ts';
import { sharingText as text } from '../sharing.text.ts';
import { AnswerButtons, AnswerFailed, useAnswer } from './answer-buttons.tsx';
import s from '../sharing.module.css';

/** The two answers to an offer that waits for the person, where something else tells of it; afterwards what was answered. */
export function ShareAnswer({ shareId }: { shareId: number }) {
  const { shares } = useShares(true);
  const { given, answer } = useAnswer();
  const share = shares.find(({ id }) => id === shareId);
  if (given?.state === 'reached')
    return (
      <p role="status">
        {given.choice === 'accept' ? <Tag tone="good">{text.accepted}</Tag> : <Tag tone="bad">{text.rejected}</Tag>}
      </p>
    );
  if (!share || !isPendingMe(share)) return null;
  return (
    <div className={s.shareChoice}>
      <AnswerButtons share={share} given={given} onAnswer={(choice) => void answer(share, choice)} />
      {given?.state === 'failed' && <AnswerFailed />}
    </div>
  );
}
