import type { AnswerResult, FileObject, Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { SafeHtml } from '../../../lib/html/safe-html.tsx';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { IconDownload } from '../../../ui/icons.ts';
import { Sheet } from '../../../ui/paper.tsx';
import { Warning } from '../../../ui/warning.tsx';
import { EarnedNow } from '../../achievements/index.ts';
import { attemptsOf, attemptsQuery } from '../../results/index.ts';
import { dropText, handInText } from '../hand-in/hand-in.text.ts';
import { textAddress } from '../homework-words.ts';
import { SentPlane } from './drawings.tsx';
import s from './handed-in.module.css';

const text = handInText.handedIn;

/** The text as it was handed in, with the file that it came in. */
function TextAsItWas({ attempt, file }: { attempt: AnswerResult; file: FileObject | null }) {
  return (
    <section aria-labelledby="handed-in-text">
      <div className={s.doneHead}>
        <h2 id="handed-in-text">{text.yourText}</h2>
        {file && attempt.studentFile && (
          <ButtonLink
            look="quiet"
            href={attempt.studentFile.url}
            download
            icon={<IconDownload aria-hidden="true" />}
            aria-label={dropText.download(file.original_filename)}
          >
            {file.short_name}
          </ButtonLink>
        )}
      </div>
      <Sheet lined className={s.doneText}>
        <SafeHtml html={attempt.answers.map(({ htmlDescription }) => htmlDescription).join('')} />
      </Sheet>
    </section>
  );
}

/** The handed-in task: locked, with when and how much, what happens next, and the text as it was. */
export function HandedIn({
  homework,
  file,
  isFresh,
}: {
  homework: Homework;
  file: FileObject | null;
  /** Handed in a moment ago, on this very page. */
  isFresh: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const attempts = useQuery(attemptsQuery(attemptsOf(homework))).data;
  const attempt = attempts?.find(({ exerciseProgressId }) => exerciseProgressId === homework.exerciseProgressId);
  const words = attempt?.files[0]?.word_count;
  const returned = homework.state === 'ready';
  useEffect(() => {
    if (!isFresh) return;
    // one was far down at the button; this begins as a screen of its own
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [isFresh]);

  return (
    <section className={s.done}>
      <div className={s.doneCard}>
        <SentPlane />
        <h2 ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <p className={s.doneWhen}>
          {text.when(longDate(homework.completed, { time: true }))}
          {homework.isLate && `, ${text.late}`}
          {words !== undefined && ` · ${text.words(words)}`}
        </p>
        {words !== undefined && homework.wordCount !== null && words < homework.wordCount && (
          <Warning>{text.few}</Warning>
        )}
        <p>{(returned ? text.returned : text.next)(homework.assignedByName)}</p>
        {isFresh && homework.exerciseProgressId !== null && (
          <EarnedNow exerciseProgressId={homework.exerciseProgressId} />
        )}
        <p className={s.doneWays}>
          {returned && (
            <Link className={buttonClass('primary')} to={textAddress(homework.exerciseProgressId ?? 0)}>
              {text.seeText}
            </Link>
          )}
          <Link className={buttonClass(returned ? 'line' : 'primary')} to="/lektier">
            {text.back}
          </Link>
        </p>
      </div>
      {attempt && attempt.answers.length > 0 && <TextAsItWas attempt={attempt} file={file} />}
    </section>
  );
}
