import type { Practice } from '@ordklar/contract';
import { useTitle } from '../../../lib/title/use-title.ts';
import { stepStates } from '../course-of-play.ts';
import { playerText } from '../player.text.ts';
import { PlayerBar } from './player-bar.tsx';
import { LateScore } from './end/late-score.tsx';
import s from './end/finish.module.css';
import playerStyle from '../player.module.css';

const text = playerText.answers;

/** What a pupil has answered of an open task, for the teacher: how it goes, and what went wrong. */
export function AnswersView({ practice }: { practice: Practice }) {
  useTitle(practice.title);
  const { answers: given } = practice;
  const answered = given.filter(({ round }) => round === 1).length;
  return (
    <div className={playerStyle.pl}>
      <a className="skip" href="#indhold">
        {playerText.toTask}
      </a>
      <PlayerBar practice={practice} steps={stepStates(practice.items.length, given)} now={null} exit="/status" />
      <main className={s.finish} id="indhold">
        <h2>{text.open(answered, practice.items.length)}</h2>
        {answered > 0 ? (
          <LateScore practice={practice} given={given} result={null} isOwn={false} />
        ) : (
          <p className={s.lead}>{text.none}</p>
        )}
      </main>
    </div>
  );
}
