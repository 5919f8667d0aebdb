import type { Practice } from '@ordklar/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { stepStates } from '../course-of-play.ts';
import { answeredQuestions, isAnswered, spokenLanguage, spokenOf } from '@ordklar/exercise-kinds/play';
import { ItemView, useItemKeys } from '../../item-kinds/index.ts';
import { ReadingTools } from '../../reading/index.ts';
import { playerText as text } from '../player.text.ts';
import { type Player, usePlayer } from '../use-player.ts';
import type { PlayerBackend } from '../player-backend.ts';
import { ItemHead } from './item-head.tsx';
import { LetterKeys } from './letter-keys.tsx';
import { PlayerBar } from './player-bar.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { TurnFoot } from './turn-foot.tsx';
import s from '../player.module.css';

/** The player in the whole window: the bar, one item at a time, and what comes at its end. */
export function PlayerView({
  practice,
  backend,
  end,
  exit,
}: {
  practice: Practice;
  backend: PlayerBackend;
  end: (player: Player) => ReactNode;
  /** Where the cross leads; the pupil's tasks by default. */
  exit?: string;
}) {
  const player = usePlayer(practice, backend);
  const navigate = useNavigate();
  useTitle(practice.title);
  const now = player.turn?.item ?? null;
  useEffect(() => {
    if (now !== null) void navigate(backend.address(now), { replace: true, preventScrollReset: true });
  }, [now, navigate, backend]);
  return (
    <div className={s.pl}>
      <a className="skip" href="#indhold">
        {text.toTask}
      </a>
      <PlayerBar
        practice={practice}
        steps={stepStates(practice.items.length, player.given)}
        now={now}
        {...(exit && { exit })}
      />
      {player.isOver ? end(player) : <Turn practice={practice} player={player} backend={backend} />}
    </div>
  );
}

/** One item, and under it either the button that checks it or how it went. */
function Turn({ practice, player, backend }: { practice: Practice; player: Player; backend: PlayerBackend }) {
  const { item, turn, value, checked } = player;
  const [readAt, setReadAt] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const at = turn && `${turn.item}-${turn.round}`;
  useEffect(() => {
    if (checked) onward.current?.focus();
  }, [checked]);
  const canCheck = item !== null && isAnswered(item, value);
  // what comes once more has the answers that were right: its text is read
  const isReading =
    item?.kind === 'read-and-answer' && checked === null && readAt !== at && answeredQuestions(item, value).count === 0;
  useItemKeys(form, { shown: `${at} ${isReading}`, value, isAnswered: canCheck });
  if (item === null || turn === null) return null;
  const hasLetters = item.kind === 'gap-text' || item.kind === 'dictation';
  return (
    <form
      ref={form}
      className={s.turn}
      onSubmit={(event) => {
        event.preventDefault();
        if (checked) player.goOn();
        else if (isReading) setReadAt(at);
        else if (canCheck) void player.check();
      }}
    >
      <main id="indhold" className={s.item} tabIndex={-1}>
        <ItemHead item={item} instruction={practice.instruction} note={turn.round === 2 && text.again}>
          <ReadAloud words={spokenOf(item)} language={spokenLanguage(item, practice.language)} />
          <ReadingTools />
        </ItemHead>
        <div
          className={s.paper}
          data-part="paper"
          data-readable=""
          key={at}
          lang={spokenLanguage(item, practice.language)}
        >
          <ItemView
            item={item}
            value={value}
            onChange={player.setValue}
            isChecked={checked !== null}
            feedback={checked?.feedback ?? null}
            sound={backend.sound(turn.item)}
            isRead={!isReading}
          />
        </div>
        {hasLetters && checked === null && <LetterKeys language={practice.language} />}
      </main>
      <TurnFoot player={player} backend={backend} item={item} isReading={isReading} onward={onward} />
    </form>
  );
}
