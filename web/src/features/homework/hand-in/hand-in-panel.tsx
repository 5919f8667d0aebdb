import type { FileObject, Homework, TaskCommaSystem } from '@ordklar/contract';
import { countWords } from '@ordklar/school';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OwnCommaSystem } from '../../comma-systems/index.ts';
import type { Draft, DraftView } from '../writing/draft.ts';
import { useDraft } from '../writing/use-draft.ts';
import { WritingSheet } from '../writing/writing-sheet.tsx';
import { handInText as text } from './hand-in.text.ts';
import { UploadArea } from './upload-area.tsx';
import { type Attachment, useAttachment } from './use-attachment.ts';
import { useHandIn } from './use-hand-in.ts';
import s from './hand-in-panel.module.css';

type Way = 'write' | 'upload';
const WAYS: { id: Way; label: string }[] = [
  { id: 'write', label: text.write },
  { id: 'upload', label: text.upload },
];
const PANEL = 'hand-in-way';

/** Which of the two is handed in when both are there: a file goes before what is written. */
function WhichCounts({ way, attachment, words }: { way: Way; attachment: Attachment; words: number }) {
  if (way === 'write' && attachment.file)
    return (
      <Notice as="p" className={s.note} role="note">
        {text.fileWins(attachment.file.original_filename)}
      </Notice>
    );
  if (way === 'upload' && words > 0)
    return (
      <Notice as="p" className={classNames(s.note, s.isUnder)} role="note">
        {text.draftWaits}
      </Notice>
    );
  return null;
}

function Submit({
  homework,
  startText,
  attachment,
  draft,
}: {
  homework: Homework;
  startText: string;
  attachment: Attachment;
  draft: Draft & { view: DraftView };
}) {
  const { isBusy, handIn } = useHandIn(homework, startText);
  const { file } = attachment;
  const written = draft.view.text;
  const words = countWords(written);
  const reason = attachment.uploading ? text.wait : !file && words === 0 ? text.nothingYet : null;
  // beside a file the written text is only kept, and a failure to do so must not hold the file back
  const keep = () => (words === 0 ? Promise.resolve() : draft.flush().catch(() => undefined));
  const submit = () =>
    handIn({
      fileName: file?.original_filename ?? null,
      wordCount: file?.word_count ?? words,
      written: file ? null : written,
      flush: file ? keep : draft.flush,
    });
  return (
    <div className={s.submit}>
      {reason && <p id="hi-reason">{reason}</p>}
      <Button
        look="primary"
        className={s.go}
        large
        busy={isBusy}
        disabled={reason !== null}
        aria-describedby={reason ? 'hi-reason' : undefined}
        onClick={() => void submit()}
      >
        {text.submit}
      </Button>
    </div>
  );
}

/** The two ways to hand in, and the button that does (PD-14). */
export function HandInPanel({
  homework,
  file,
  startText,
  saved,
  commaSystem,
  onCommaSystem,
  onDraft,
}: {
  homework: Homework;
  file: FileObject | null;
  /** The earlier text of a self-correction; empty for a new task. */
  startText: string;
  /** What the server has of the written text. */
  saved: { text: string; savedAt: number } | null;
  /** Null where the course has no comma system to choose. */
  commaSystem: TaskCommaSystem | null;
  onCommaSystem: (system: TaskCommaSystem) => void;
  /** Given the draft once it is there, for what stands beside it. */
  onDraft?: (draft: Draft) => void;
}) {
  const { homeworkId, exerciseId, studentId } = homework;
  const draft = useDraft({ userId: studentId, homeworkId, exerciseId, startText }, saved);
  const shareDraft = useEffectEvent(() => onDraft?.(draft));
  useEffect(() => shareDraft(), [draft.write]);
  const attachment = useAttachment(homeworkId, file);
  const [way, setWay] = useState<Way>(file ? 'upload' : 'write');
  const words = countWords(draft.view.text);
  return (
    <section className={s.hi} aria-label={text.ways}>
      <h2 className="sr">{text.ways}</h2>
      <Tabs className={s.ways} label={text.ways} tabs={WAYS} selected={way} onSelect={setWay} panelId={PANEL} />
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${way}`}>
        {way === 'write' ? (
          <>
            <WhichCounts way={way} attachment={attachment} words={words} />
            <WritingSheet draft={draft} minimum={homework.wordCount} />
          </>
        ) : (
          <>
            <UploadArea attachment={attachment} teacherId={homework.teacherId} />
            <WhichCounts way={way} attachment={attachment} words={words} />
          </>
        )}
      </div>
      {commaSystem && <OwnCommaSystem homeworkId={homeworkId} system={commaSystem} onChange={onCommaSystem} />}
      <Submit homework={homework} startText={startText} attachment={attachment} draft={draft} />
    </section>
  );
}
