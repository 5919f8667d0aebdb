import type { FileObject } from '@ordklar/contract';
import { useId, useRef } from 'react';
import { readableSize, shortFileName } from '../../../lib/files/file-names.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconFileText, IconRefresh, IconTrash } from '../../../ui/icons.ts';
import { FromTheCloud } from '../../cloud-files/index.ts';
import { DropTray } from '../parts/drawings.tsx';
import { dropText as text, uploadText } from './hand-in.text.ts';
import type { Attachment } from './use-attachment.ts';
import s from './upload-area.module.css';

const Progress = ({ name, progress }: { name: string; progress: number }) => (
  <div className={s.progress}>
    <p>
      {text.uploading(shortFileName(name))} <span className="num">{text.progress(progress)}</span>
    </p>
    <progress max={100} value={progress} aria-label={text.uploading(name)} />
  </div>
);

function AttachedFile({
  file,
  onReplace,
  onRemove,
  disabled,
}: {
  file: FileObject;
  onReplace: () => void;
  onRemove: () => void;
  disabled: boolean;
}) {
  return (
    <div className={s.file}>
      <IconFileText aria-hidden="true" />
      <p>
        <b title={file.original_filename}>{file.short_name}</b>
        <span>{text.facts(file.word_count, readableSize(file.size))}</span>
        {file.notes.map((note) => text.notes[note] && <span key={note}>{text.notes[note]}</span>)}
      </p>
      {!disabled && (
        <span className={s.fileTools}>
          <Button look="line" className={s.fileTool} icon={<IconRefresh aria-hidden="true" />} onClick={onReplace}>
            {text.replace}
          </Button>
          <Button
            look="quiet"
            className={s.fileTool}
            icon={<IconTrash aria-hidden="true" />}
            aria-label={text.removeOf(file.original_filename)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </span>
      )}
    </div>
  );
}

function Invite({
  words,
  onChoose,
  disabled,
  describedBy,
  isFlat,
}: {
  words: { invite: string; inviteTouch: string };
  onChoose: () => void;
  disabled: boolean;
  /** Id of what is wrong with the file that was chosen. */
  describedBy: string | undefined;
  isFlat: boolean;
}) {
  return (
    <div className={s.invite}>
      <DropTray className={s.tray} />
      <p>
        <b className={s.onlyTouch}>{words.inviteTouch}</b>
        <b className={s.noTouch}>{words.invite}</b>
        <span className={s.noTouch}>{text.orChoose}</span>
      </p>
      {/* what sends the whole list is the one that stands out */}
      <Button look={isFlat ? 'line' : 'primary'} onClick={onChoose} disabled={disabled} aria-describedby={describedBy}>
        {text.choose}
      </Button>
      <small>{text.rule}</small>
      <Button
        look="quiet"
        className={s.cloud}
        disabled={disabled}
        onClick={() => void showModal('CloudUploadNoticeModal', {})}
      >
        {text.cloud}
      </Button>
    </div>
  );
}

/**
 * Where a DOCX is dropped, chosen or fetched, and the attached one is shown, replaced and removed. `pupil` is whose it is, if
 * another's; `isFlat` where many stand under each other.
 */
export function UploadArea({
  attachment,
  teacherId,
  disabled = false,
  pupil,
  isFlat = false,
}: {
  attachment: Attachment;
  /** Whose setting says which services a file may be fetched from. */
  teacherId: number;
  disabled?: boolean;
  pupil?: string;
  isFlat?: boolean;
}) {
  const { file, uploading, problem } = attachment;
  const words = pupil === undefined ? text.own : text.ofPupil(pupil);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const locked = disabled || uploading !== null;
  const open = () => input.current?.click();

  return (
    <FileDrop
      input={input}
      className={classNames(s.drop, file && s.hasFile, isFlat && s.isFlat)}
      label={words.label}
      accept=".docx"
      disabled={locked}
      opensAnywhere
      onFiles={(files) => void attachment.upload(files.slice(0, 1))}
    >
      {uploading ? (
        <Progress {...uploading} />
      ) : file ? (
        <AttachedFile file={file} onReplace={open} onRemove={() => void attachment.remove()} disabled={disabled} />
      ) : (
        <Invite
          words={words}
          onChoose={open}
          disabled={disabled}
          describedBy={problem ? problemId : undefined}
          isFlat={isFlat}
        />
      )}
      {!disabled && (
        <FromTheCloud
          teacherId={teacherId}
          disabled={locked}
          onFile={(fetched, source) => void attachment.upload([fetched], source)}
          onProblem={attachment.refuse}
          tooLarge={uploadText.tooLarge}
          className={s.cloud}
        />
      )}
      {problem && (
        <p className={s.problem} id={problemId} role="alert">
          {problem}
        </p>
      )}
    </FileDrop>
  );
}
