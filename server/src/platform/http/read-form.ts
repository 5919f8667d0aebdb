import { MAX_UPLOAD_BYTES } from '@ordklar/school';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { storable } from './storable.ts';

/** A file of a form, read whole. */
export interface FormFile {
  filename: string;
  /** What the browser says the file is; empty where it does not know. */
  mimetype: string;
  bytes: Uint8Array;
}

/** What a multipart body held: fields by name without '[]', each with all its values, and files. */
export interface Form {
  fields: ReadonlyMap<string, readonly string[]>;
  files: readonly FormFile[];
}

const NO_FORM: Form = { fields: new Map(), files: [] };
/** More fields than any form of ours has. */
const MOST_FIELDS = 100;

async function readParts(request: FastifyRequest, mostFiles: number): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files: FormFile[] = [];
  let size = 0;
  for await (const part of request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES, fields: MOST_FIELDS } })) {
    if (part.type === 'field') {
      const name = part.fieldname.replace(/\[\]$/, '');
      fields.set(name, [...(fields.get(name) ?? []), String(storable(String(part.value)))]);
    } else if (files.length >= mostFiles || part.filename === '') part.file.resume();
    else {
      const bytes = await part.toBuffer();
      size += bytes.length;
      if (size > MAX_UPLOAD_BYTES) throw new ProblemError('too-large');
      files.push({ filename: String(storable(part.filename)), mimetype: part.mimetype, bytes });
    }
  }
  return { fields, files };
}

/**
 * Reads a multipart body: the first files up to `mostFiles`, together at most 10 MB, above which reading stops. A body
 * of another kind is a form without anything.
 */
export async function readForm(request: FastifyRequest, mostFiles: number): Promise<Form> {
  if (!request.isMultipart()) return NO_FORM;
  try {
    return await readParts(request, mostFiles);
  } catch (error) {
    // errors with a status know what they are; the form's parser throws plain ones for a form that is cut off
    if (error instanceof ProblemError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new ProblemError('invalid');
  }
}
