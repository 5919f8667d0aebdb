import type { WrittenMark } from '@ordklar/contract';
import { Button } from '../../../../ui/button.tsx';
import { markingText } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import s from '../marking.module.css';
import sentNotice from '../sending/sent-notice.module.css';

const text = markingText.begun;

/** Marks and comments that are begun and not added: kept, and in nobody's text until they are. */
export function BegunMarks({
  begun,
  wordsAt,
  onGoOn,
  onDrop,
}: {
  begun: readonly WrittenMark[];
  wordsAt: (place: WrittenMark) => string;
  onGoOn: (mark: WrittenMark) => void;
  onDrop: (mark: WrittenMark) => void;
}) {
  if (begun.length === 0) return null;
  return (
    <Notice as="ul" className={classNames(s.notice, sentNotice.begun, 'no-print')} aria-label={text.label}>
      {begun.map((mark) => {
        const words = wordsAt(mark);
        return (
          <li key={`${mark.kind}-${mark.markId}-${mark.offset}-${mark.length}`}>
            <span>{text.what(mark.kind === 'comment', words)}</span>
            <span className={sentNotice.begunButtons}>
              <Button look="line" aria-label={text.goOnOf(words)} onClick={() => onGoOn(mark)}>
                {text.goOn}
              </Button>
              <Button look="quiet" aria-label={text.dropOf(words)} onClick={() => onDrop(mark)}>
                {text.drop}
              </Button>
            </span>
          </li>
        );
      })}
    </Notice>
  );
}
