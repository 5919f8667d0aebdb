import { ApiProblem, type TriedText as Tried } from '@ordklar/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconUpload } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { EmptyState, LoadingRows } from '../../../ui/states.tsx';
import { useCourses, useCurrentUser } from '../../accounts/index.ts';
import { ownText, tryText as text } from '../own-exercises.text.ts';
import { TriedText } from '../parts/tried-text.tsx';
import '../own-exercises.css';

const TEXT_COURSES: readonly string[] = ['teco', 'teen', 'tety', 'tefr'];

/** What is sent to be tried: a document, or null for the course's own text. */
const tryFile = (courseId: string, file: File | null): Promise<Tried> =>
  client.tryExercise({ form: { courseId }, files: file ? [file] : [] });

/** Trying text correction with a document or the fixed text; nothing is kept (HW-11). */
export default function TryTextPage() {
  useTitle(text.title);
  const { isTeacher } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const courses = useCourses().data?.filter(({ productId }) => TEXT_COURSES.includes(productId));
  const input = useRef<HTMLInputElement>(null);
  const asked = params.get('kursus');
  const courseId = (courses?.find(({ productId }) => productId === asked) ?? courses?.[0])?.productId;
  const trying = useMutation({ mutationFn: (file: File | null) => tryFile(courseId ?? '', file) });

  if (!isTeacher) return <Navigate to="/" replace />;
  return (
    <main className="page own-page" id="indhold" tabIndex={-1}>
      <BackLink to="/opgaver">{ownText.back}</BackLink>
      <h1>{text.title}</h1>
      <p className="own-lead">{text.lead}</p>
      {courses?.length === 0 && <EmptyState title={text.noCourses} />}
      {!courses && <LoadingRows rows={3} />}
      {courses && courseId && (
        <div className="try-form">
          <SelectField
            label={text.course}
            value={courseId}
            options={courses.map(({ productId, title }) => ({ value: productId, label: title }))}
            onChange={(chosen) => {
              trying.reset();
              setParams({ kursus: chosen }, { replace: true });
            }}
          />
          <FileDrop
            input={input}
            className="own-drop"
            label={text.choose}
            accept=".docx"
            disabled={trying.isPending}
            onFiles={([file]) => file && trying.mutate(file)}
          >
            <span className="no-touch">{text.drop}</span>
            <Button
              look="primary"
              icon={<IconUpload aria-hidden="true" />}
              disabled={trying.isPending}
              onClick={() => input.current?.click()}
            >
              {text.choose}
            </Button>
            <Button disabled={trying.isPending} onClick={() => trying.mutate(null)}>
              {text.fixed}
            </Button>
            <small>{text.rule}</small>
          </FileDrop>
        </div>
      )}
      {trying.isError && (
        <p className="field-error" role="alert">
          {trying.error instanceof ApiProblem ? trying.error.message : ownText.failed}
        </p>
      )}
      {trying.isPending && <LoadingRows rows={6} label={text.trying} />}
      {trying.data && !trying.isPending && <TriedText key={trying.submittedAt} tried={trying.data} />}
    </main>
  );
}
