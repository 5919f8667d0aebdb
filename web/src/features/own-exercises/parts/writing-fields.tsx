import { OWN_EXERCISE_LIMITS as LIMITS } from '@ordklar/contract';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ownText } from '../own-exercises.text.ts';
import type { useSave } from '../use-save.ts';
import s from '../own-exercises.module.css';

const text = ownText.fields;

/** The typed part of an own exercise. */
export function WritingFields({
  form,
  courses,
}: {
  form: Pick<ReturnType<typeof useSave>, 'values' | 'field' | 'change'>;
  /** To choose from; null where the exercise has its course already. */
  courses: readonly { productId: string; title: string }[] | null;
}) {
  return (
    <>
      <TextField label={text.title} maxLength={LIMITS.title} required {...form.field('title')} />
      {courses && (
        <SelectField
          label={text.course}
          value={form.values.courseId}
          options={courses.map(({ productId, title }) => ({ value: productId, label: title }))}
          onChange={(courseId) => form.change({ courseId })}
        />
      )}
      <TextArea
        label={text.text}
        hint={text.textHint}
        className={s.text}
        maxLength={LIMITS.text}
        {...form.field('text')}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        maxLength={LIMITS.description}
        {...form.field('description')}
      />
      <div className={s.words}>
        <TextField
          label={text.wordCount}
          hint={text.wordCountHint}
          inputMode="numeric"
          {...form.field('wordCount')}
          onChange={(event) => form.change({ wordCount: event.currentTarget.value.trim() })}
        />
      </div>
    </>
  );
}
