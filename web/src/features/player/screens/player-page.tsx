import { ApiProblem, type Practice } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCloudCheck, IconCloudUpload } from '../../../ui/icons.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { isAnswered } from '../answer-values.ts';
import { stepStates } from '../course-of-play.ts';
import { helpOf, spokenOf } from '../item-words.ts';
import { ItemView } from '../items/item-view.tsx';
import { Finish } from '../parts/finish.tsx';
import { LetterKeys } from '../parts/letter-keys.tsx';
import { PlayerBar } from '../parts/player-bar.tsx';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { Say } from '../parts/say.tsx';
import { practiceQuery } from '../player.queries.ts';
import { playerText as text } from '../player.text.ts';
import { type Player, usePlayer } from '../use-player.ts';
import '../player.css';

/** /exercise/page/{exerciseId}/{page}?homeworkId=: an exercise made of items, one page per item (decision 11). */
export default function PlayerPage({ homeworkId }: { homeworkId: number }) {
  const { data, error, isError, refetch } = useQuery(practiceQuery(homeworkId));
  if (data) return <PlayerOf practice={data} homeworkId={homeworkId} />;
  if (!isError) return <LoadingRows rows={5} label={text.loading} />;
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <main id="indhold" className="pl-finish">
      <ErrorState message={isGone ? text.gone : text.failed} {...(!isGone && { onRetry: () => void refetch() })} />
    </main>
  );
}

function PlayerOf({ practice, homeworkId }: { practice: Practice; homeworkId: number }) {
  const player = usePlayer(homeworkId, practice);
  const navigate = useNavigate();
  useTitle(practice.title);
  const now = player.turn?.item ?? null;
  useEffect(() => {
    if (now !== null)
      void navigate(`/exercise/page/${practice.exerciseId}/${now}?homeworkId=${homeworkId}`, {
        replace: true,
        preventScrollReset: true,
      });
  }, [now, navigate, practice.exerciseId, homeworkId]);
  return (
    <div className="pl">
      <a className="skip" href="#indhold">
        {text.toTask}
      </a>
      <PlayerBar practice={practice} steps={stepStates(practice.items.length, player.given)} now={now} />
      {player.isOver ? (
        <Finish
          practice={practice}
          given={player.given}
          ending={player.ending}
          homeworkId={homeworkId}
          onRetry={() => void player.finish()}
        />
      ) : (
        <Turn practice={practice} player={player} />
      )}
    </div>
  );
}

/** One item, and under it either the button that checks it or how it went. */
function Turn({ practice, player }: { practice: Practice; player: Player }) {
  const { item, turn, value, checked, busy } = player;
  const form = useRef<HTMLFormElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const at = turn && `${turn.item}-${turn.round}`;
  useEffect(() => {
    if (checked) onward.current?.focus();
  }, [checked]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('.pl-paper input, .pl-paper select, .pl-paper button')?.focus();
  }, [at]);
  if (item === null || turn === null) return null;
  const canCheck = isAnswered(item, value);
  const help = helpOf(item);
  const hasLetters = item.kind === 'gap-text' || item.kind === 'dictation';
  return (
    <form
      ref={form}
      className="pl-turn"
      onSubmit={(event) => {
        event.preventDefault();
        if (checked) player.goOn();
        else if (canCheck) void player.check();
      }}
    >
      <main id="indhold" className="pl-item" tabIndex={-1}>
        <div className="pl-head">
          <div>
            {turn.round === 2 && <p className="pl-again">{text.again}</p>}
            <h2>{practice.instruction}</h2>
            {help !== '' && <p>{help}</p>}
          </div>
          <ReadAloud words={spokenOf(item)} />
        </div>
        <div className="pl-paper" key={at}>
          <ItemView
            item={item}
            value={value}
            onChange={player.setValue}
            isChecked={checked !== null}
            feedback={checked?.feedback ?? null}
          />
        </div>
        {hasLetters && checked === null && <LetterKeys />}
      </main>
      <footer
        className={`pl-foot ${checked?.feedback ? (checked.feedback.grade.right === checked.feedback.grade.of ? 'is-right' : 'is-wrong') : ''}`}
      >
        <div className="pl-foot-in">
          <div role="status">
            {checked?.feedback && <Say item={item} feedback={checked.feedback} />}
            {checked !== null && checked.feedback === null && (
              <p>
                <b>{text.offline}</b> {text.offlineHelp}
              </p>
            )}
            {checked === null && (player.isWaiting || player.given.length > 0) && (
              <span className="pl-small pl-saved">
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
            <Button type="submit" look="primary" large busy={busy} disabled={!canCheck}>
              {text.check} <kbd>Enter</kbd>
            </Button>
          )}
        </div>
      </footer>
    </form>
  );
}
