import { z } from 'zod';
import { id } from './endpoint.ts';

/** Where an upload came from; absent for the person's own device (UPL-10). */
export const uploadSource = z.enum(['onedrive', 'googledrive']);

/** An uploaded file as the interface shows it (ENT-03). */
export const fileObject = z
  .object({
    id,
    original_filename: z.string(),
    short_name: z.string(),
    size: z.number().int(),
    fileSizeKb: z.number(),
    uploadedFrom: uploadSource.nullable(),
    word_count: z.number().int(),
    /** What reading the file left out, such as 'images-dropped'. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'File' });
export type FileObject = z.output<typeof fileObject>;

/** A file that a teacher has attached to an own exercise. */
export const exerciseFile = z
  .object({ id, original_filename: z.string(), short_name: z.string(), size: z.number().int(), fileSizeKb: z.number() })
  .meta({ id: 'ExerciseFile' });
export type ExerciseFile = z.output<typeof exerciseFile>;
