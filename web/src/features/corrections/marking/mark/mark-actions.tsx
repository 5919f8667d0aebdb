import type { Correction } from '@ordklar/contract';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { IconBook2, IconEye, IconEyeOff, IconMessage2, IconPencil, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { isCommentOnly } from '../../editing/edit-marks.ts';
import { isActive } from '../../marks/mark-type.ts';
import { markingText as text } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './mark-actions.module.css';
import learnMore from '../../parts/learn-more.module.css';

export interface MarkActionsProps {
  mark: Correction | null;
  /** The words that are selected in the text, if any: they come before the chosen mark. */
  selectedWords: string | null;
  onHide: () => void;
  onEdit: () => void;
  onComment: () => void;
  onRemove: () => void;
  onNew: () => void;
  onNotAnError: () => void;
  /** Asked where the mark's word is to be accepted; null while that is not the question. */
  doubt: DoubtProps | null;
}

interface DoubtProps {
  /** Marks in the text that the answer is about. */
  count: number;
  onHere: () => void;
  onSchool: () => void;
  onCancel: () => void;
}

/** 'Ikke en fejl' in this text, or in all texts of the school (PD-23). */
function Doubt({ token, count, onHere, onSchool, onCancel }: DoubtProps & { token: string }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { notAnError } = text;
  const answer = (act: () => void) => () => {
    onCancel();
    act();
  };
  return (
    // Escape leaves the question
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={classNames(learnMore.actsBox, s.doubt)}
      data-part="doubt"
      aria-label={notAnError.title(token)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p className={s.actsWords}>{notAnError.title(token)}</p>
      <div className={s.acts}>
        <button ref={first} type="button" className={buttonClass('line')} onClick={answer(onHere)}>
          {notAnError.here(count)}
        </button>
        <Button look="line" icon={<IconBook2 aria-hidden="true" />} onClick={answer(onSchool)}>
          {notAnError.school}
        </Button>
      </div>
      <p className={s.doubtHint}>{notAnError.schoolHint}</p>
      <Button look="quiet" onClick={onCancel}>
        {notAnError.cancel}
      </Button>
    </fieldset>
  );
}

/** What can be done with the chosen mark, or with the words that are selected. */
export function MarkActions(props: MarkActionsProps) {
  const { mark, selectedWords, doubt, onHide, onEdit, onComment, onRemove, onNew } = props;
  if (selectedWords !== null)
    return (
      <div className={learnMore.actsBox}>
        <p className={s.actsWords}>{text.selected(selectedWords)}</p>
        <div className={s.acts}>
          <Button look="primary" icon={<IconPlus aria-hidden="true" />} onClick={onNew}>
            {text.newMark} <kbd>N</kbd>
          </Button>
          <Button look="line" icon={<IconMessage2 aria-hidden="true" />} onClick={onComment}>
            {text.comment} <kbd>K</kbd>
          </Button>
        </div>
      </div>
    );
  if (!mark) return null;
  if (doubt) return <Doubt token={mark.token} {...doubt} />;
  const shown = isActive(mark);
  return (
    <div className={classNames(learnMore.actsBox, s.ofMark)}>
      <div className={s.acts}>
        <Button
          look="line"
          icon={shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          onClick={onHide}
        >
          {shown ? text.hide : text.show} <kbd>H</kbd>
        </Button>
        {!isCommentOnly(mark) && (
          <Button look="line" icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
            {text.edit} <kbd>E</kbd>
          </Button>
        )}
        <Button look="line" icon={<IconMessage2 aria-hidden="true" />} onClick={onComment}>
          {text.comment} <kbd>K</kbd>
        </Button>
      </div>
      <p className={s.not}>
        {mark.isUser ? (
          <Button look="quiet" icon={<IconTrash aria-hidden="true" />} onClick={onRemove}>
            {text.remove}
          </Button>
        ) : (
          shown && (
            <Button look="quiet" onClick={props.onNotAnError}>
              {text.notAnError.button} <kbd>I</kbd>
            </Button>
          )
        )}
      </p>
    </div>
  );
}
