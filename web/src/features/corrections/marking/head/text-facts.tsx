import { textNotes } from '../../parts/text-notes.ts';
import type { AnswerResult, CorrectionSet } from '@ordklar/contract';
import { longDate } from '../../../../lib/dates/danish-dates.ts';
import { IconAlertTriangle, IconDownload, IconFileText, IconPencil } from '../../../../ui/icons.ts';
import { Button, Spinner } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/paper.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { commaText, hasCommaSystem } from '../../../comma-systems/index.ts';
import { markingText as text } from '../marking.text.ts';
import markingStyle from '../marking.module.css';
import s from './text-facts.module.css';

/** A text that is not marked yet, or could not be. */
function MarkingNotice({ state, onTryAgain }: { state: CorrectionSet['state']; onTryAgain: () => void }) {
  if (state !== 'queued' && state !== 'failed') return null;
  return (
    <Notice tone={state === 'queued' ? 'wait' : 'bad'} className={markingStyle.notice} role="status">
      {state === 'queued' && <Spinner />}
      <p>{text[state]}</p>
      {state === 'failed' && <Button onClick={onTryAgain}>{text.tryAgain}</Button>}
    </Notice>
  );
}

/** What one should know about the text over its sheet: length, comma system, hand-in, file, what reading left out. */
export function TextFacts({
  answer,
  set,
  onCommaSystem,
  onTryAgain,
}: {
  answer: AnswerResult;
  set: CorrectionSet;
  onCommaSystem: () => void;
  /** Lets the engine try a text again that it could not mark. */
  onTryAgain: () => void;
}) {
  const system = `${commaText.ofText[set.startkomma]} (${commaText.by[set.startkommaBy]})`;
  const { required_word_count: required } = answer;
  const notes = textNotes(set.notes);
  const tooFew = required !== null && set.wordCount < required;
  return (
    <>
      <div className={s.meta}>
        <b className={s.task}>{answer.title}</b>
        <span>
          <IconFileText aria-hidden="true" />
          <b>{text.words(set.wordCount)}</b> {required !== null && required > 0 && text.atLeast(required)}
        </span>
        {hasCommaSystem(answer.productId) && (
          <button
            type="button"
            className={s.metaComma}
            aria-label={commaText.text.change(system)}
            onClick={onCommaSystem}
          >
            {system}
            <IconPencil aria-hidden="true" />
          </button>
        )}
        <span>
          {text.handedInAt} <b>{longDate(answer.completed, { time: true })}</b>
          {answer.isLate && <Tag tone="bad">{text.late}</Tag>}
        </span>
        {answer.studentFile && (
          <a href={answer.studentFile.url} download title={answer.studentFile.original_filename}>
            <IconDownload aria-hidden="true" />
            {text.original}
          </a>
        )}
      </div>
      {tooFew && (
        <p className={s.metaWarning}>
          <IconAlertTriangle aria-hidden="true" />
          {text.tooFew}
        </p>
      )}
      {notes && <p className={s.metaNotes}>{notes}</p>}
      <MarkingNotice state={set.state} onTryAgain={onTryAgain} />
    </>
  );
}
