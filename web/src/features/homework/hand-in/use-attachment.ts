import { ApiProblem, type FileObject } from '@ordklar/contract';
import { useRef, useState } from 'react';
import { BRIEFLY, showToast } from '../../../lib/toasts/toast-store.ts';
import { addAttachment, removeAttachment, type UploadSource } from './attachments.ts';
import { problemWith } from './check-docx.ts';
import { uploadText } from './hand-in.text.ts';

/** The bar stands here until the server has answered (UPL-05). */
const HELD_AT = 90;

/** What is attached to a task, and what is on its way. */
export interface Attachment {
  file: FileObject | null;
  /** The file that is being uploaded, with 0–100. */
  uploading: { name: string; progress: number } | null;
  /** Why the last file was not taken. */
  problem: string | null;
  /**
   * Uploads the first of the files in place of the one before; nothing while another is on its way (HAND-05). `source`
   * is the service that it was fetched from.
   */
  upload: (files: readonly File[], source?: UploadSource) => Promise<void>;
  /** Says why no file came; null takes it back. */
  refuse: (problem: string | null) => void;
  remove: () => Promise<void>;
}

/** Server answers that tell the pupil what to do with the file; all others are a failure of ours. */
const messageOf = (error: unknown): string =>
  error instanceof ApiProblem && [409, 413, 422].includes(error.status) ? error.message : uploadText.failed;

/** The attached file of a task. A failed upload leaves the file before it in place. */
export function useAttachment(homeworkId: number, attached: FileObject | null): Attachment {
  const [change, setChange] = useState<{ of: number | null; file: FileObject | null } | null>(null);
  const [uploading, setUploading] = useState<Attachment['uploading']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  // what was done here holds until the server's own word about the task has changed
  const attachedId = attached?.id ?? null;
  const file = change?.of === attachedId ? change.file : attached;
  const setFile = (next: FileObject | null) => setChange({ of: attachedId, file: next });

  const send = async (chosen: File, source: UploadSource | null) => {
    setUploading({ name: chosen.name, progress: 0 });
    const onProgress = (fraction: number) =>
      setUploading({ name: chosen.name, progress: Math.min(HELD_AT, Math.round(fraction * 100)) });
    const answer = await addAttachment(homeworkId, chosen, source, onProgress);
    setUploading({ name: chosen.name, progress: 100 });
    setFile(answer);
    // the page shows the file: a word is enough
    showToast({ type: 'success', message: uploadText.done, timeout: BRIEFLY });
  };

  return {
    file,
    uploading,
    problem,
    refuse: setProblem,
    async upload([chosen], source) {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const refusal = await problemWith(chosen);
        setProblem(refusal);
        if (refusal === null && chosen) await send(chosen, source ?? null);
      } catch (error) {
        setProblem(messageOf(error));
      } finally {
        isBusy.current = false;
        setUploading(null);
      }
    },
    async remove() {
      if (!file || isBusy.current) return;
      isBusy.current = true;
      try {
        await removeAttachment(homeworkId, file.id);
        setFile(null);
        setProblem(null);
      } catch (error) {
        console.error('The attached file could not be removed', error);
      } finally {
        isBusy.current = false;
      }
    },
  };
}
