import type { PlayableItem } from '@ordklar/contract';
import { answeredQuestions, isAnswered } from '@ordklar/exercise-kinds/play';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconCloudCheck, IconCloudUpload } from '../../../ui/icons.ts';
import { itemText } from '../../item-kinds/index.ts';
import { isRight } from '../course-of-play.ts';
import { playerText as text } from '../player.text.ts';
import type { Player } from '../use-player.ts';
import type { PlayerBackend } from '../player-backend.ts';
import { Say } from './say.tsx';
import s from '../player.module.css';

/** Under an item: how it went or where its answers are, and the one way on: read, checked or next. */
export function TurnFoot({
  player,
  backend,
  item,
  isReading,
  onward,
}: {
  player: Player;
  backend: PlayerBackend;
  item: PlayableItem;
  /** A text is read, and its questions come when it is. */
  isReading: boolean;
  onward: Ref<HTMLButtonElement>;
}) {
  const { checked, value, busy } = player;
  const soFar = checked === null && item.kind === 'read-and-answer' ? answeredQuestions(item, value) : null;
  return (
    <footer className={classNames(s.foot, checked?.feedback && (isRight(checked) ? s.isRight : s.isWrong))}>
      <div className={s.footIn}>
        <div role="status">
          {checked?.feedback && <Say item={item} feedback={checked.feedback} />}
          {checked !== null && checked.feedback === null && (
            <p>
              <b>{text.offline}</b> {text.offlineHelp}
            </p>
          )}
          {soFar !== null && isReading && <p className={s.fine}>{itemText.questionsCome(soFar.of)}</p>}
          {soFar !== null && soFar.count > 0 && <p className={s.fine}>{text.answeredSoFar(soFar.count, soFar.of)}</p>}
          {checked === null && backend.queue !== null && (player.isWaiting || player.given.length > 0) && (
            <span className={classNames(s.fine, s.saved)}>
              {player.isWaiting ? <IconCloudUpload aria-hidden="true" /> : <IconCloudCheck aria-hidden="true" />}
              {player.isWaiting ? text.waiting : text.saved}
            </span>
          )}
        </div>
        {checked ? (
          <Button ref={onward} type="submit" look="primary" large>
            {text.next} <kbd>Enter</kbd>
          </Button>
        ) : (
          <Button type="submit" look="primary" large busy={busy} disabled={!isReading && !isAnswered(item, value)}>
            {isReading ? itemText.toQuestions : text.check} <kbd>Enter</kbd>
          </Button>
        )}
      </div>
    </footer>
  );
}
