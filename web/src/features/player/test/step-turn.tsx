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

interface TurnProps {
  test: TestTaking;
  backend: TestBackend;
  one: PaperItem;
}

/** The item itself, or the text that is read before its questions. */
function Answering({ test, backend, one }: TurnProps) {
  const { playable, reading } = one;
  const answering = { item: playable, value: test.value, onChange: test.answer, isChecked: false, feedback: null };
  if (playable.kind !== 'read-and-answer') return <ItemView sound={backend.sound(one.item)} {...answering} />;
  if (reading !== 'ahead') return <ReadingView {...answering} item={playable} isRead={reading === 'read'} />;
  if (!test.isOffline) return <LoadingRows rows={5} label={playerText.loading} />;
  return (
    <div role="alert">
      <p>{text.readingFailed}</p>
      <Button onClick={() => void test.read(false)}>{playerText.done.retry}</Button>
    </div>
  );
}

/** Where the answers are: here, waiting for a net, or with the server. */
function Saved({ test, backend }: Omit<TurnProps, 'one'>) {
  if (test.isWaiting && test.isOffline)
    return (
      <>
        <IconCloudUpload aria-hidden="true" />
        {playerText.waiting}
      </>
    );
  if (backend.queue === null || test.isWaiting || !test.answered.some(Boolean)) return null;
  return (
    <>
      <IconCloudCheck aria-hidden="true" />
      {text.saved}
    </>
  );
}

/** What is said before a part ends with questions unanswered. */
function Missing({ test, onBack }: { test: TestTaking; onBack: () => void }) {
  const part = test.paper.steps[test.running];
  const { items, questions } = test.missing;
  return (
    <div className={classNames(s.footIn, testStyle.missing)} role="alert">
      <p>{part?.questions === part?.items ? text.unanswered(items) : text.unansweredQuestions(questions)}</p>
      <Button onClick={onBack}>{text.goBack}</Button>
    </div>
  );
}

/** The ways on and back. While one reads, saying so is the way on: the part ends from its questions. */
function Steering({ test, one, isAsked, goTo }: Omit<TurnProps, 'backend'> & { isAsked: boolean; goTo: GoTo }) {
  const { at, paper, busy } = test;
  const isLast = at === paper.items.length - 1;
  const end = isAsked ? text.endAnyway : text.end;
  return (
    <span className={testStyle.steering}>
      <Button large disabled={at === 0} icon={<IconArrowLeft aria-hidden="true" />} onClick={() => goTo(at - 1)}>
        {text.back}
      </Button>
      {isToRead(one) && !isLast && (
        <Button large onClick={() => goTo(at + 1)}>
          {text.next}
        </Button>
      )}
      <Button type="submit" look="primary" large busy={busy} disabled={one.reading === 'ahead'}>
        {isToRead(one) ? itemText.toQuestions : isLast ? end : text.next} <kbd>Enter</kbd>
      </Button>
    </span>
  );
}

type GoTo = (place: number) => void;

/** What one does first is to read, not to go on. */
const isToRead = ({ reading }: PaperItem): boolean => reading === 'ahead' || reading === 'open';

/** The way on from an item, and to another; before a part ends with questions unanswered one is asked once. */
function useWays(test: TestTaking, begin: () => void) {
  const { one, at, paper, missing } = test;
  const [wasAsked, setAsked] = useState(false);
  const isAsked = wasAsked && missing.items > 0;
  return {
    isAsked,
    goOn: () => {
      if (one && isToRead(one)) void test.read(true);
      else if (at < paper.items.length - 1) test.go(at + 1);
      else if (missing.items > 0 && !isAsked) setAsked(true);
      else void test.end();
    },
    goTo: (place: number) => {
      setAsked(false);
      if (place === at) begin();
      else test.go(place);
    },
  };
}

/** An item of the part that runs, and the ways to the ones beside it. Nothing tells whether an answer is right. */
export function StepTurn({ test, backend }: { test: TestTaking; backend: TestBackend }) {
  const { paper, running, one, at, answered } = test;
  const form = useRef<HTMLFormElement>(null);
  const { isAsked, goOn, goTo } = useWays(test, () => beginItem(form.current));
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
          <Answering test={test} backend={backend} one={one} />
        </div>
        {(playable.kind === 'gap-text' || playable.kind === 'dictation') && <LetterKeys language={paper.language} />}
      </main>
      <footer className={s.foot}>
        {isAsked && <Missing test={test} onBack={() => goTo(answered.indexOf(false))} />}
        <div className={s.footIn}>
          <span className={classNames(s.fine, s.saved)} role="status">
            <Saved test={test} backend={backend} />
          </span>
          <Steering test={test} one={one} isAsked={isAsked} goTo={goTo} />
        </div>
      </footer>
    </form>
  );
}
