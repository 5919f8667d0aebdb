import type { Exercise, ExerciseFile } from '@ordklar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
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

/** That what stands here is a draft of an earlier day, and the way to begin again. */
const Restored = ({ at, onDiscard }: { at: number; onDiscard: () => void }) => (
  <Notice as="p" className={s.draft} role="status">
    <span>{text.draft.restored(longDate(at, { time: true }))}</span>
    <Button onClick={onDiscard}>{text.draft.discard}</Button>
  </Notice>
);

const Progress = ({ percent }: { percent: number }) => (
  <p className={s.progress} role="status">
    <progress max={100} value={percent} aria-label={text.files.uploading(percent)} />
    {text.files.uploading(percent)}
  </p>
);

interface EditorProps {
  /** What is edited; null for a new one. */
  exercise: Exercise | null;
  courses: readonly Course[];
  firstCourse: string;
}

/** What is written, the files that go with it, and the form that saves both and goes to where the exercise stands. */
function useEditor({ exercise, courses, firstCourse }: EditorProps) {
  const navigate = useNavigate();
  const [before] = useState(() => (exercise ? writingOf(exercise) : emptyWriting(firstCourse)));
  const { id: teacherId } = useCurrentUser();
  const draft = useWriting(teacherId, exercise?.id ?? 0, before);
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
  return { teacherId, draft, form, kept, setKept, files, setFiles };
}
type Editor = ReturnType<typeof useEditor>;

/** Files and links. */
function Attached({ teacherId, draft: { writing }, form, kept, setKept, files, setFiles }: Editor) {
  const { faults } = form;
  return (
    <>
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
    </>
  );
}

/** Writing an own exercise, with the task as pupils will see it beside; a draft is kept on the server. */
export function OwnExerciseEditor(props: EditorProps) {
  const { exercise, courses } = props;
  const editor = useEditor(props);
  const { draft, form } = editor;
  const discard = () => {
    draft.discard();
    form.forgiveAll();
  };
  return (
    <div className={s.cols}>
      <form className={s.form} {...form.form}>
        {draft.restoredAt !== null && <Restored at={draft.restoredAt} onDiscard={discard} />}
        <DraftLine draft={draft} />
        <WritingFields form={form} courses={exercise === null ? courses : null} />
        <Attached {...editor} />
        <div className={s.save}>
          {form.progress !== null && <Progress percent={form.progress} />}
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
      <TaskSheet writing={draft.writing} kept={editor.kept} files={editor.files} />
    </div>
  );
}
