import type { Correction } from '@ordklar/contract';
import { Button } from '../../../ui/button.tsx';
import { IconEye, IconEyeOff, IconMessage2, IconPencil, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { isCommentOnly } from '../editing/edit-marks.ts';
import { isActive } from '../marks/mark-type.ts';
import { markingText as text } from './marking.text.ts';

export interface MarkActionsProps {
  mark: Correction | null;
  /** The words that are selected in the text, if any: they come before the chosen mark. */
  selectedWords: string | null;
  onHide: () => void;
  onEdit: () => void;
  onComment: () => void;
  onRemove: () => void;
  onNew: () => void;
}

/** What can be done with the chosen mark, or with the words that are selected. */
export function MarkActions({ mark, selectedWords, onHide, onEdit, onComment, onRemove, onNew }: MarkActionsProps) {
  if (selectedWords !== null)
    return (
      <div className="acts-box">
        <p className="acts-words">{text.selected(selectedWords)}</p>
        <div className="acts">
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
  const shown = isActive(mark);
  return (
    <div className="acts-box">
      <div className="acts">
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
      <p className="not">
        {mark.isUser ? (
          <Button look="quiet" icon={<IconTrash aria-hidden="true" />} onClick={onRemove}>
            {text.remove}
          </Button>
        ) : (
          shown && (
            <Button look="quiet" onClick={onHide}>
              {text.notAnError}
            </Button>
          )
        )}
      </p>
    </div>
  );
}
