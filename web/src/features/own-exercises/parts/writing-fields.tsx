import { OWN_EXERCISE_LIMITS as LIMITS } from '@ordklar/contract';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ownText } from '../own-exercises.text.ts';
import type { FieldErrors } from '../use-save.ts';
import type { Writing } from '../writing.ts';
import s from '../own-exercises.module.css';

const text = ownText.fields;

/** The typed part of an own exercise. */
export function WritingFields({
  writing,
  onChange,
  errors,
  courses,
}: {
  writing: Writing;
  onChange: (part: Partial<Writing>) => void;
  errors: FieldErrors;
  /** To choose from; null where the exercise has its course already. */
  courses: readonly { productId: string; title: string }[] | null;
}) {
  const errorOf = (field: string) => (errors[field]?.[0] ? { error: errors[field][0] } : {});
  return (
    <>
      <TextField
        label={text.title}
        name="title"
        maxLength={LIMITS.title}
        required
        value={writing.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        {...errorOf('title')}
      />
      {courses && (
        <SelectField
          label={text.course}
          value={writing.courseId}
          options={courses.map(({ productId, title }) => ({ value: productId, label: title }))}
          onChange={(courseId) => onChange({ courseId })}
        />
      )}
      <TextArea
        label={text.text}
        name="text"
        hint={text.textHint}
        className={s.text}
        maxLength={LIMITS.text}
        value={writing.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        {...errorOf('text')}
      />
      <TextField
        label={text.description}
        name="description"
        hint={text.descriptionHint}
        maxLength={LIMITS.description}
        value={writing.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        {...errorOf('description')}
      />
      <div className={s.words}>
        <TextField
          label={text.wordCount}
          name="wordCount"
          hint={text.wordCountHint}
          inputMode="numeric"
          value={writing.wordCount}
          onChange={(event) => onChange({ wordCount: event.currentTarget.value.trim() })}
          {...errorOf('wordCount')}
        />
      </div>
    </>
  );
}
