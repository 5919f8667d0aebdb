import type { PaperItem } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconArrowLeft, IconCloudCheck, IconCloudUpload } from '../../../ui/icons.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { spokenLanguage } from '@ordklar/exercise-kinds/play';
import { beginItem, itemText, ItemView, ReadingView, useItemKeys } from '../../item-kinds/index.ts';
import { ItemHead } from '../parts/item-head.tsx';
import { LetterKeys } from '../parts/letter-keys.tsx';
import { playerText } from '../player.text.ts';
import type { TestBackend } from './test-backend.ts';
import type { TestTaking } from './use-test.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../player.module.css';
import testStyle from './test.module.css';

const text = playerText.test;

/** How many questions there are, of a text or in several gaps; before a text is read, that they come. */
const questionsNote = ({ questions, reading }: PaperItem): string | null => {
  if (reading === null) return questions === 1 ? null : text.questions(questions);
  return reading === 'read' ? text.questions(questions) : itemText.questionsCome(questions);
};

/** An item of the part that runs, and the ways to the ones beside it. Nothing tells whether an answer is right. */
export function StepTurn({ test, backend }: { test: TestTaking; backend: TestBackend }) {
  const { paper, running, one, at, answered } = test;
  const form = useRef<HTMLFormElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const reading = one?.reading;
  useItemKeys(form, {
    shown: `${one?.item} ${reading}`,
    value: test.value,
    isAnswered: answered[at] ?? false,
  });
  useEffect(() => {
    if (reading === 'ahead') void test.read(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each text that is come to
  }, [one?.item, reading]);
  const part = paper.steps[running];
  if (!one || !part) return null;
  const { playable } = one;
  // what one does first then is to read, not to go on
  const isToRead = reading === 'ahead' || reading === 'open';
  const isLast = at === paper.items.length - 1;
  const { missing } = test;
  const isAsked = wasAsked && missing.items > 0;
  const goOn = () => {
    if (isToRead) void test.read(true);
    else if (!isLast) test.go(at + 1);
    else if (missing.items > 0 && !isAsked) setAsked(true);
    else void test.end();
  };
  const goTo = (place: number) => {
    setAsked(false);
    if (place === at) beginItem(form.current);
    else test.go(place);
  };
  return (
    <form
      ref={form}
      className={s.turn}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <main id="indhold" className={s.item} tabIndex={-1}>
        <ItemHead
          item={playable}
          instruction={part.title}
          note={[text.item(at + 1, paper.items.length), questionsNote(one)].filter(Boolean).join(' · ')}
        />
        <div className={s.paper} data-part="paper" key={one.item} lang={spokenLanguage(playable, paper.language)}>
          {playable.kind !== 'read-and-answer' ? (
            <ItemView
              sound={backend.sound(one.item)}
              item={playable}
              value={test.value}
              onChange={test.answer}
              isChecked={false}
              feedback={null}
            />
          ) : reading === 'ahead' ? (
            test.isOffline ? (
              <div role="alert">
                <p>{text.readingFailed}</p>
                <Button onClick={() => void test.read(false)}>{playerText.done.retry}</Button>
              </div>
            ) : (
              <LoadingRows rows={5} label={playerText.loading} />
            )
          ) : (
            <ReadingView
              item={playable}
              value={test.value}
              onChange={test.answer}
              isChecked={false}
              feedback={null}
              isRead={reading === 'read'}
            />
          )}
        </div>
        {(playable.kind === 'gap-text' || playable.kind === 'dictation') && <LetterKeys language={paper.language} />}
      </main>
      <footer className={s.foot}>
        {isAsked && (
          <div className={classNames(s.footIn, testStyle.missing)} role="alert">
            <p>
              {part.questions === part.items
                ? text.unanswered(missing.items)
                : text.unansweredQuestions(missing.questions)}
            </p>
            <Button onClick={() => goTo(answered.indexOf(false))}>{text.goBack}</Button>
          </div>
        )}
        <div className={s.footIn}>
          <span className={classNames(s.fine, s.saved)} role="status">
            {test.isWaiting && test.isOffline ? (
              <>
                <IconCloudUpload aria-hidden="true" />
                {playerText.waiting}
              </>
            ) : (
              backend.queue !== null &&
              !test.isWaiting &&
              answered.some(Boolean) && (
                <>
                  <IconCloudCheck aria-hidden="true" />
                  {text.saved}
                </>
              )
            )}
          </span>
          <span className={testStyle.steering}>
            <Button large disabled={at === 0} icon={<IconArrowLeft aria-hidden="true" />} onClick={() => goTo(at - 1)}>
              {text.back}
            </Button>
            {isToRead && !isLast && (
              <Button large onClick={() => goTo(at + 1)}>
                {text.next}
              </Button>
            )}
            {/* while one reads, saying so is the way on: the part ends from its questions */}
            <Button type="submit" look="primary" large busy={test.busy} disabled={reading === 'ahead'}>
              {isToRead ? itemText.toQuestions : isLast ? (isAsked ? text.endAnyway : text.end) : text.next}{' '}
              <kbd>Enter</kbd>
            </Button>
          </span>
        </div>
      </footer>
    </form>
  );
}
