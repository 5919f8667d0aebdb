import { FieldError } from '../../../ui/field.tsx';
import { type ExerciseFile, OWN_EXERCISE_ENDINGS } from '@ordklar/contract';
import { useId, useRef, useState } from 'react';
import { readableSize } from '../../../lib/files/file-names.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconFileText, IconTrash, IconUpload } from '../../../ui/icons.ts';
import { FromTheCloud } from '../../cloud-files/index.ts';
import { ownText } from '../own-exercises.text.ts';
import { problemWithFiles } from '../writing.ts';
import styles from '../own-exercises.module.css';

const text = ownText.files;
const ACCEPT = OWN_EXERCISE_ENDINGS.map((ending) => `.${ending}`).join(',');

function FileRow({ name, size, onRemove }: { name: string; size: number; onRemove: () => void }) {
  return (
    <li>
      <IconFileText aria-hidden="true" />
      <span>
        {name} <small>{readableSize(size)}</small>
      </span>
      <IconButton label={text.remove(name)} onClick={onRemove}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The files of before and the new ones. */
interface ChosenFiles {
  kept: readonly ExerciseFile[];
  onKept: (kept: readonly ExerciseFile[]) => void;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

const Files = ({ kept, onKept, files, onFiles }: ChosenFiles) => (
  <ul className={styles.files}>
    {kept.map((file) => (
      <FileRow
        key={file.id}
        name={file.original_filename}
        size={file.size}
        onRemove={() => onKept(kept.filter((one) => one !== file))}
      />
    ))}
    {files.map((file, index) => (
      <FileRow
        key={`${index} ${file.name}`}
        name={file.name}
        size={file.size}
        onRemove={() => onFiles(files.filter((one) => one !== file))}
      />
    ))}
  </ul>
);

/** Files of the exercise: those of before, and new ones that are dropped, chosen or fetched. */
export function FileField({
  teacherId,
  kept,
  onKept,
  files,
  onFiles,
  error,
  disabled,
}: ChosenFiles & {
  teacherId: number;
  /** The server's word about the files. */
  error?: string | undefined;
  disabled: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const headingId = useId();
  const problem = refusal ?? error;

  const take = (added: readonly File[]) => {
    if (added.length === 0) return;
    const next = [...files, ...added];
    const wrong = problemWithFiles(next, kept.length);
    setRefusal(wrong);
    if (wrong === null) onFiles(next);
  };
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <Files kept={kept} onKept={onKept} files={files} onFiles={onFiles} />
      <FileDrop
        input={input}
        className={styles.drop}
        label={text.choose}
        accept={ACCEPT}
        multiple
        disabled={disabled}
        onFiles={take}
      >
        <span className={styles.noTouch}>{text.drop}</span>
        <Button icon={<IconUpload aria-hidden="true" />} disabled={disabled} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <small>{text.rule}</small>
      </FileDrop>
      <FromTheCloud
        teacherId={teacherId}
        disabled={disabled}
        onFile={(file) => take([file])}
        onProblem={setRefusal}
        tooLarge={text.tooLarge}
        className={styles.cloud}
      />
      {problem && <FieldError>{problem}</FieldError>}
    </section>
  );
}
