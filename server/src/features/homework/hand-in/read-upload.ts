import { uploadSource } from '@ordklar/contract';
import type { FastifyRequest } from 'fastify';
import { type Form, readForm } from '../../../platform/http/read-form.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { Upload } from './attach-file.ts';

/** Reads the first file of a multipart body (HAND-06 takes the first too). No file is reported like a wrong type (HAND-02). */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { fields, files } = await readForm(request, 1);
  const [file] = files;
  if (!file) throw new ProblemError('no-file');
  return { ...file, uploadedFrom: uploadSourceOf(fields) };
}

/** Where the form says that its file came from; null for the person's own device, and for a source that is unknown. */
export const uploadSourceOf = (fields: Form['fields']): Upload['uploadedFrom'] =>
  uploadSource.safeParse(fields.get('uploadedFrom')?.[0]).data ?? null;
