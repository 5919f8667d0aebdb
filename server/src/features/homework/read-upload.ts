import { MAX_UPLOAD_BYTES } from '@ordklar/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/problems/index.ts';
import type { Upload } from './attach-file.ts';

async function readParts(request: FastifyRequest): Promise<Upload> {
  let file: { filename: string; mimetype: string; bytes: Uint8Array } | null = null;
  let uploadedFrom: Upload['uploadedFrom'] = null;
  for await (const part of request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'uploadedFrom' && (part.value === 'onedrive' || part.value === 'googledrive'))
        uploadedFrom = part.value;
    } else if (file || part.filename === '') part.file.resume();
    else file = { filename: part.filename, mimetype: part.mimetype, bytes: await part.toBuffer() };
  }
  if (!file) throw new ProblemError('no-file');
  return { ...file, uploadedFrom };
}

/**
 * Reads the first file of a multipart body (HAND-06 takes the first too). No file is told like a wrong type (HAND-02);
 * above 10 MB reading stops.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError('no-file');
  try {
    return await readParts(request);
  } catch (error) {
    // errors with a status know what they are; the form's parser throws plain ones for a form that is cut off
    if (error instanceof ProblemError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new ProblemError('invalid');
  }
}
