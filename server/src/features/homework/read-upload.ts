import type { FastifyRequest } from 'fastify';
import { readForm } from '../../platform/http/read-form.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import type { Upload } from './attach-file.ts';

/** Reads the first file of a multipart body (HAND-06 takes the first too). No file is told like a wrong type (HAND-02). */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { fields, files } = await readForm(request, 1);
  const [file] = files;
  if (!file) throw new ProblemError('no-file');
  const [source] = fields.get('uploadedFrom') ?? [];
  return { ...file, uploadedFrom: source === 'onedrive' || source === 'googledrive' ? source : null };
}
