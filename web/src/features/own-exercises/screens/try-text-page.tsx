import { ApiProblem, type CommaSystem, MAX_TRIED_TEXT } from '@ordklar/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { FieldError, TextArea } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconUpload } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { EmptyState, LoadingRows } from '../../../ui/states.tsx';
import { useCourses, useCurrentUser } from '../../accounts/index.ts';
import { hasCommaSystem } from '../../comma-systems/index.ts';
import { ownText, tryText as text } from '../own-exercises.text.ts';
import { TriedText } from '../parts/tried-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from '../own-exercises.module.css';

const SYSTEMS: readonly CommaSystem[] = ['auto', 'yes', 'no'];
const TEXT_COURSES: readonly string[] = ['teco', 'teen', 'tety', 'tefr'];

/** What is tried: a document, a text that is pasted, or with neither the course's own text. */
interface Tried {
  file?: File;
  pasted?: string;
}

/** A document, or with a press the course's own text. */
function Document({ busy, onTry }: { busy: boolean; onTry: (tried: Tried) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileDrop
      input={input}
      className={s.drop}
      label={text.choose}
      accept=".docx"
      disabled={busy}
      onFiles={([file]) => file && onTry({ file })}
    >
      <span className={s.noTouch}>{text.drop}</span>
      <Button
        look="primary"
        icon={<IconUpload aria-hidden="true" />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {text.choose}
      </Button>
      <Button disabled={busy} onClick={() => onTry({})}>
        {text.fixed}
      </Button>
      <small>{text.rule}</small>
    </FileDrop>
  );
}

/** A text that is pasted, and in Danish by which system its commas are judged. */
function PasteForm({
  busy,
  system,
  onSystem,
  onTry,
}: {
  busy: boolean;
  /** Null where the language has but one. */
  system: CommaSystem | null;
  onSystem: (system: CommaSystem) => void;
  onTry: (pasted: string) => void;
}) {
  const [pasted, setPasted] = useState('');
  return (
    <form
      className={s.tryPaste}
      onSubmit={(event) => {
        event.preventDefault();
        onTry(pasted);
      }}
    >
      <TextArea
        label={text.paste}
        value={pasted}
        maxLength={MAX_TRIED_TEXT}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        onChange={(event) => setPasted(event.target.value)}
      />
      {system !== null && (
        <Chips
          className={s.tryWays}
          label={text.commas}
          options={SYSTEMS.map((value) => ({ value, label: text.systems[value] }))}
          value={system}
          onChange={onSystem}
        />
      )}
      <Button type="submit" disabled={pasted.trim() === '' || busy}>
        {text.tryPasted}
      </Button>
    </form>
  );
}

/** Trying text correction with a document, a pasted text or the fixed one; nothing is kept (HW-11). */
export default function TryTextPage() {
  useTitle(text.title);
  const { isTeacher } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const courses = useCourses().data?.filter(({ productId }) => TEXT_COURSES.includes(productId));
  const asked = params.get('kursus');
  const courseId = (courses?.find(({ productId }) => productId === asked) ?? courses?.[0])?.productId;
  const [startkomma, setStartkomma] = useState<CommaSystem>('auto');
  const isDanish = courseId !== undefined && hasCommaSystem(courseId);
  const trying = useMutation({
    mutationFn: (tried: Tried) =>
      client.tryExercise({
        form: {
          courseId: courseId ?? '',
          ...(tried.pasted && { text: tried.pasted }),
          ...(isDanish && { startkomma }),
        },
        files: tried.file ? [tried.file] : [],
      }),
  });

  if (!isTeacher) return <Navigate to="/" replace />;
  return (
    <main className={classNames('page', s.page)} id="indhold" tabIndex={-1}>
      <BackLink to="/opgaver">{ownText.back}</BackLink>
      <h1>{text.title}</h1>
      <p className={s.lead}>{text.lead}</p>
      {courses?.length === 0 && <EmptyState title={text.noCourses} />}
      {!courses && <LoadingRows rows={3} />}
      {courses && courseId && (
        <div className={s.tryForm}>
          <SelectField
            label={text.course}
            value={courseId}
            options={courses.map(({ productId, title }) => ({ value: productId, label: title }))}
            onChange={(chosen) => {
              trying.reset();
              setParams({ kursus: chosen }, { replace: true });
            }}
          />
          <Document busy={trying.isPending} onTry={trying.mutate} />
          <PasteForm
            busy={trying.isPending}
            system={isDanish ? startkomma : null}
            onSystem={setStartkomma}
            onTry={(pasted) => trying.mutate({ pasted })}
          />
        </div>
      )}
      {trying.isError && (
        <FieldError>{trying.error instanceof ApiProblem ? trying.error.message : ownText.failed}</FieldError>
      )}
      {trying.isPending && <LoadingRows rows={6} label={text.trying} />}
      {trying.data && !trying.isPending && <TriedText key={trying.submittedAt} tried={trying.data} />}
    </main>
  );
}
