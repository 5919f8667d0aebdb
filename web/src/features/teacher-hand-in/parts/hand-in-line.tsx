import type { FileObject } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/api/client.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { UploadArea, useAttachment } from '../../homework/index.ts';
import type { HandInRow } from '../hand-in-row.ts';
import { teacherHandInText as text } from '../teacher-hand-in.text.ts';
import s from '../teacher-hand-in.module.css';

export type OnChange = (change: Partial<HandInRow> & Pick<HandInRow, 'homeworkId'>) => void;

/** The upload area of a row; what it knows is passed to the modal. */
function RowUpload({ row, attached, onChange }: { row: HandInRow; attached: FileObject | null; onChange: OnChange }) {
  const { homeworkId } = row;
  const attachment = useAttachment(homeworkId, attached);
  const { file } = attachment;
  const loading = attachment.uploading !== null;
  useEffect(() => {
    // another file has not been refused yet
    onChange({ homeworkId, homeworkFile: file, loading, refusal: null });
  }, [onChange, homeworkId, file, loading]);
  const { id } = useCurrentUser();
  return (
    <UploadArea
      isFlat
      pupil={row.name}
      attachment={attachment}
      teacherId={id}
      disabled={row.isHandedIn || row.ishandingIn}
    />
  );
}

/** A pupil of the modal: name, exercise, upload area, and how far it is (HAND-10, HAND-12). */
export function HandInLine({ row, onChange }: { row: HandInRow; onChange: OnChange }) {
  const { homeworkId, name, exerciseTitle, refusal } = row;
  const task = useQuery({
    queryKey: ['teacher-hand-in', homeworkId],
    queryFn: ({ signal }) => client.homeworkExercise({ params: { id: homeworkId }, signal }),
    // always asked again, never in the middle of the work
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isHandedIn = (task.data?.homework.exerciseProgressId ?? null) !== null;
  useEffect(() => {
    if (isHandedIn) onChange({ homeworkId, isHandedIn });
  }, [onChange, homeworkId, isHandedIn]);
  return (
    <li className={s.thRow} aria-label={name}>
      <div className={s.thWho}>
        <b>{name}</b>
        <span className={s.thTitle}>{exerciseTitle}</span>
        {row.isHandedIn && (
          <Tag className={s.thState} tone="good">
            {text.handedIn}
          </Tag>
        )}
        {row.ishandingIn && (
          <Tag className={s.thState} tone="wait">
            {text.handingIn}
          </Tag>
        )}
      </div>
      <div>
        {task.isPending ? (
          <LoadingRows className={s.thLoading} rows={1} label={text.loading(name)} />
        ) : (
          <RowUpload row={row} attached={task.data?.files[0] ?? null} onChange={onChange} />
        )}
        {task.isError && <p className={s.thNote}>{text.notFetched}</p>}
        {refusal && (
          <p className={s.thRefusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </li>
  );
}
