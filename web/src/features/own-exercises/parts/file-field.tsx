import { type ExerciseFile, OWN_EXERCISE_ENDINGS } from '@ordklar/contract';
import { type DragEvent, useId, useRef, useState } from 'react';
import { readableSize } from '../../../lib/files/file-names.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconFileText, IconTrash, IconUpload } from '../../../ui/icons.ts';
import { ownText } from '../own-exercises.text.ts';
import { problemWithFiles } from '../writing.ts';

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

/** Files of the exercise: those of before, and new ones that are dropped or chosen. */
export function FileField({
  kept,
  onKept,
  files,
  onFiles,
  error,
  disabled,
}: {
  kept: readonly ExerciseFile[];
  onKept: (kept: readonly ExerciseFile[]) => void;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** The server's word about the files. */
  error?: string | undefined;
  disabled: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const headingId = useId();
  const problem = refusal ?? error;

  const take = (list: FileList | null) => {
    const added = [...(list ?? [])];
    if (input.current) input.current.value = '';
    if (disabled || added.length === 0) return;
    const next = [...files, ...added];
    const wrong = problemWithFiles(next, kept.length);
    setRefusal(wrong);
    if (wrong === null) onFiles(next);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section className="own-part" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <ul className="own-files">
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
      <div
        className={classNames('own-drop', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          className="sr"
          tabIndex={-1}
          aria-label={text.choose}
          disabled={disabled}
          onChange={(event) => take(event.target.files)}
        />
        <span className="no-touch">{text.drop}</span>
        <Button icon={<IconUpload aria-hidden="true" />} disabled={disabled} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <small>{text.rule}</small>
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
