import type { Exercise, ExerciseFile } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { addExercises } from '../../exercises/index.ts';
import { ownText as text } from '../own-exercises.text.ts';
import { useDelete } from '../use-delete.ts';
import { useSave } from '../use-save.ts';
import { useWriting } from '../use-writing.ts';
import { emptyWriting, writingOf } from '../writing.ts';
import { DraftLine } from './draft-line.tsx';
import { FileField } from './file-field.tsx';
import { LinkField } from './link-field.tsx';
import { TaskSheet } from './task-sheet.tsx';
import { WritingFields } from './writing-fields.tsx';
import s from '../own-exercises.module.css';

interface Course {
  productId: string;
  title: string;
}

/** Asks, deletes and forgets the draft. */
function DeleteButton({ exercise, onDeleted }: { exercise: Exercise; onDeleted: () => void }) {
  const remove = useDelete(exercise, onDeleted);
  return (
    <Button look="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => void remove()}>
      {text.remove.button}
    </Button>
  );
}

/** Writing an own exercise, with the task as pupils will see it beside; a draft is kept on the server. */
export function OwnExerciseEditor({
  exercise,
  courses,
  firstCourse,
}: {
  /** What is edited; null for a new one. */
  exercise: Exercise | null;
  courses: readonly Course[];
  firstCourse: string;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => (exercise ? writingOf(exercise) : emptyWriting(firstCourse)));
  const draft = useWriting(useCurrentUser().id, exercise?.id ?? 0, before);
  const { writing, change } = draft;
  const [kept, setKept] = useState<readonly ExerciseFile[]>(exercise?.files ?? []);
  const [files, setFiles] = useState<readonly File[]>([]);
  const { save, progress, errors } = useSave(exercise?.id ?? null);
  const isBusy = progress !== null;

  useEffect(() => {
    // not before the fields are red
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = async (andChoose: boolean) => {
    const saved = await draft.saved(() => save({ writing, files, kept }));
    if (!saved) return;
    if (andChoose) addExercises([saved]);
    setActiveCourse({
      productId: saved.productId,
      title: courses.find(({ productId }) => productId === saved.productId)?.title ?? saved.productId,
    });
    showToast({ message: text.saved });
    await navigate(`/opgaver?klassetrin=alle&kategori=${saved.categoryId}`);
  };
  return (
    <div className={s.cols}>
      <form
        className={s.form}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(false);
        }}
      >
        {draft.restoredAt !== null && (
          <p className={s.draft} role="status">
            <span>{text.draft.restored(longDate(draft.restoredAt, { time: true }))}</span>
            <Button onClick={draft.discard}>{text.draft.discard}</Button>
          </p>
        )}
        <DraftLine draft={draft} />
        <WritingFields
          writing={writing}
          onChange={change}
          errors={errors}
          courses={exercise === null ? courses : null}
        />
        <FileField
          kept={kept}
          onKept={setKept}
          files={files}
          onFiles={setFiles}
          error={errors.files?.[0]}
          disabled={isBusy}
        />
        <LinkField links={writing.links} onLinks={(links) => change({ links })} error={errors.fileLinks?.[0]} />
        <div className={s.save}>
          {progress !== null && (
            <p className={s.progress} role="status">
              <progress max={100} value={progress} aria-label={text.files.uploading(progress)} />
              {text.files.uploading(progress)}
            </p>
          )}
          <Button look="primary" busy={isBusy} onClick={() => void submit(true)}>
            {text.saveAndChoose}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {text.save}
          </Button>
          {exercise && <DeleteButton exercise={exercise} onDeleted={draft.gone} />}
        </div>
      </form>
      <TaskSheet writing={writing} kept={kept} files={files} />
    </div>
  );
}
