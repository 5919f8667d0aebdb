import { COMMENT_ID, type Correction, mayReplaceByNothing, REPLACE_ID } from '@ordklar/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { MarkContent } from '../editing/edit-marks.ts';
import { type CategoryGroup, findCategory } from '../editing/mark-categories.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { markingText } from './marking.text.ts';

const text = markingText.form;

/**
 * Type, replacement and explanation of a mark, new or old. Stands where 'Lær mere' stands, so that the text stays in
 * sight; Escape gives up, Ctrl+Enter saves.
 */
export function MarkForm({
  mark,
  token,
  categories,
  onSave,
  onCancel,
}: {
  /** The mark to change; null for a new one. */
  mark: Correction | null;
  token: string;
  categories: readonly CategoryGroup[];
  onSave: (content: MarkContent) => void;
  onCancel: () => void;
}) {
  const [subcategoryId, setSubcategoryId] = useState(mark?.categories[0]?.subcategory.id ?? REPLACE_ID);
  const [replacement, setReplacement] = useState(mark ? (mark.replacements[0] ?? '') : token);
  const [takeAway, setTakeAway] = useState(mark?.replacements[0] === '');
  const [explanation, setExplanation] = useState(mark?.explanation ?? '');
  const [comment, setComment] = useState(mark?.comment ?? '');
  const chosen = findCategory(categories, subcategoryId);
  const mayTakeAway = mayReplaceByNothing(chosen.category.id, subcategoryId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = replacement.trim();
    onSave({
      category: chosen,
      replacement: mayTakeAway && takeAway ? '' : words === '' || words === token ? null : words,
      explanation: explanation.trim(),
      comment: comment.trim() || null,
    });
  };
  return (
    // Escape and Ctrl+Enter in its fields
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="mark-form"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <h2>{mark ? text.edit : text.create}</h2>
      <p className="mark-form-token">»{token}«</p>
      <div className="mark-form-fields">
        <SelectField
          label={text.category}
          value={chosen.category.id}
          options={categories.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => {
            const group = categories.find((each) => each.id === id);
            if (group?.subcategories[0]) setSubcategoryId(group.subcategories[0].id);
          }}
          focusFirst
        />
        <SelectField
          label={text.type}
          value={subcategoryId}
          options={(categories.find(({ id }) => id === chosen.category.id)?.subcategories ?? [])
            .filter(({ id }) => id !== COMMENT_ID || subcategoryId === COMMENT_ID)
            .map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setSubcategoryId}
        />
        {mayTakeAway && (
          <Checkbox
            label={text.takeAway}
            checked={takeAway}
            onChange={(event) => setTakeAway(event.currentTarget.checked)}
          />
        )}
        {!(mayTakeAway && takeAway) && (
          <TextField
            label={text.replacement}
            hint={text.replacementHint}
            value={replacement}
            maxLength={2000}
            lang="da"
            onChange={(event) => setReplacement(event.currentTarget.value)}
          />
        )}
        <TextArea
          label={text.explanation}
          hint={text.explanationHint}
          value={explanation}
          maxLength={4000}
          rows={2}
          onChange={(event) => setExplanation(event.currentTarget.value)}
        />
        <TextArea
          label={text.commentField}
          value={comment}
          maxLength={4000}
          rows={2}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </div>
      <div className="mark-form-buttons">
        <Button look="line" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button look="primary" type="submit">
          {mark ? text.save : text.add}
        </Button>
      </div>
    </form>
  );
}

/** Only the teacher's words to a mark or to selected words. Emptied, the comment goes. */
export function CommentForm({
  comment,
  token,
  onSave,
  onCancel,
}: {
  comment: string | null;
  token: string;
  onSave: (comment: string | null) => void;
  onCancel: () => void;
}) {
  const [written, setWritten] = useState(comment ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!written.trim() && comment === null) return setError(text.needed);
    onSave(written.trim() || null);
  };
  return (
    // Escape and Ctrl+Enter in its fields
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="mark-form"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <h2>{text.comment}</h2>
      <p className="mark-form-token">»{token}«</p>
      <div className="mark-form-fields">
        <TextArea
          label={text.commentField}
          value={written}
          maxLength={4000}
          rows={5}
          error={error}
          ref={field}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      </div>
      <div className="mark-form-buttons">
        <Button look="line" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button look="primary" type="submit">
          {text.save}
        </Button>
      </div>
    </form>
  );
}
