import type { Exercise, ExerciseFile } from '@ordklar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
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

/** That what stands here is a draft of an earlier day, and the way to begin anew. */
const Restored = ({ at, onDiscard }: { at: number; onDiscard: () => void }) => (
  <p className={s.draft} role="status">
    <span>{text.draft.restored(longDate(at, { time: true }))}</span>
    <Button onClick={onDiscard}>{text.draft.discard}</Button>
  </p>
);

const Progress = ({ percent }: { percent: number }) => (
  <p className={s.progress} role="status">
    <progress max={100} value={percent} aria-label={text.files.uploading(percent)} />
    {text.files.uploading(percent)}
  </p>
);

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
  const [before] = useState(() => (exercise ? writingOf(exercise) : emptyWriting(firstCourse)));
  const { id: teacherId } = useCurrentUser();
  const draft = useWriting(teacherId, exercise?.id ?? 0, before);
  const { writing } = draft;
  const [kept, setKept] = useState<readonly ExerciseFile[]>(exercise?.files ?? []);
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useSave(exercise?.id ?? null, draft, { files, kept }, async (saved, andChoose) => {
    if (andChoose) addExercises([saved]);
    setActiveCourse({
      productId: saved.productId,
      title: courses.find(({ productId }) => productId === saved.productId)?.title ?? saved.productId,
    });
    showToast({ message: text.saved });
    await navigate(`/opgaver?klassetrin=alle&kategori=${saved.categoryId}`);
  });
  const { progress, faults } = form;
  return (
    <div className={s.cols}>
      <form className={s.form} {...form.form}>
        {draft.restoredAt !== null && (
          <Restored
            at={draft.restoredAt}
            onDiscard={() => {
              draft.discard();
              form.forgiveAll();
            }}
          />
        )}
        <DraftLine draft={draft} />
        <WritingFields form={form} courses={exercise === null ? courses : null} />
        <FileField
          teacherId={teacherId}
          kept={kept}
          onKept={(next) => {
            setKept(next);
            form.forgive('files');
          }}
          files={files}
          onFiles={(next) => {
            setFiles(next);
            form.forgive('files');
          }}
          error={faults.files}
          disabled={form.busy}
        />
        <LinkField
          links={writing.links}
          link={writing.link}
          onChange={(part) => {
            form.change(part);
            form.forgive('fileLinks');
          }}
          error={faults.fileLinks}
        />
        <div className={s.save}>
          {progress !== null && <Progress percent={progress} />}
          {form.failure && <FieldError className={s.progress}>{form.failure}</FieldError>}
          <Button look="primary" busy={form.busy} onClick={() => void form.saveAndChoose()}>
            {text.saveAndChoose}
          </Button>
          <Button type="submit" disabled={form.busy}>
            {text.save}
          </Button>
          {exercise && <DeleteButton exercise={exercise} onDeleted={draft.gone} />}
        </div>
      </form>
      <TaskSheet writing={writing} kept={kept} files={files} />
    </div>
  );
}
