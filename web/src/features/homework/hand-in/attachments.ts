import type { FileObject } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';

/** Where a file came from; none for the person's own device. */
export type UploadSource = NonNullable<FileObject['uploadedFrom']>;

/** Hands a task in: the attached file, else what is written (ENT-04). */
export const handin = (homeworkId: number) => client.handIn({ params: { id: homeworkId } });

/** Attaches a file in place of the one before; `onProgress` gets the part of it that is sent, 0–1. */
export const addAttachment = (
  homeworkId: number,
  file: File,
  source: UploadSource | null,
  onProgress: (fraction: number) => void,
): Promise<FileObject> =>
  client.addFile({
    params: { id: homeworkId },
    form: source === null ? {} : { uploadedFrom: source },
    files: [file],
    onProgress,
  });

/** Takes an attached file away. */
export const removeAttachment = (homeworkId: number, fileId: number) =>
  client.removeFile({ params: { id: homeworkId, fileId } });
