import { DOCX_TYPE, MAX_UPLOAD_BYTES } from '@ordklar/school';

/** What a check looks at; an entry with an id has been uploaded before and is not checked. */
export interface CheckedFile {
  id?: number;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
}

/** Wrong type (1) or too large (2), as the specification numbers them. */
export type FileProblem = 1 | 2;
export const WRONG_TYPE: FileProblem = 1;
export const TOO_LARGE: FileProblem = 2;

/** png, jpeg, gif, pdf, docx. */
export const DEFAULT_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf', DOCX_TYPE];

/**
 * Checks files before they are uploaded (UPL-01): a new one of another type gives code 1, new ones that together are
 * larger than the limit (10 MB by default) give code 2; null = all is well.
 */
export function checkFiles(
  files: readonly CheckedFile[],
  { types = DEFAULT_TYPES, limit = MAX_UPLOAD_BYTES }: { types?: readonly string[]; limit?: number } = {},
): FileProblem | null {
  const added = files.filter((file) => file.id === undefined);
  if (added.some((file) => !types.includes(file.type))) return WRONG_TYPE;
  return added.reduce((sum, file) => sum + file.size, 0) > limit ? TOO_LARGE : null;
}
