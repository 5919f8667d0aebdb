import { MAX_UPLOAD_BYTES } from '@ordklar/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/problems/index.ts';
import type { Upload } from './attach-file.ts';

/** Reads the one file of a multipart body. No file is told like a wrong type (HAND-02); above 10 MB reading stops. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError('no-file');
  let file: { filename: string; mimetype: string; bytes: Uint8Array } | null = null;
  let uploadedFrom: Upload['uploadedFrom'] = null;
  for await (const part of request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.filename !== '') file = { filename: part.filename, mimetype: part.mimetype, bytes };
    } else if (part.fieldname === 'uploadedFrom' && (part.value === 'onedrive' || part.value === 'googledrive')) {
      uploadedFrom = part.value;
    }
  }
  if (!file) throw new ProblemError('no-file');
  return { ...file, uploadedFrom };
}
