import type { Exercise } from '@ordklar/contract';
import { createOwnExercise } from '../features/own-exercises/create-own-exercise.ts';
import type { Form, FormFile } from '../platform/http/read-form.ts';
import type { World } from './world.ts';
import type { Username } from './world-people.ts';

/** The beginning of a PDF, which is all that is looked at. */
export const PDF = new File(['%PDF-1.7\n%%EOF'], 'Kort over byen.pdf', { type: 'application/pdf' });

/** A form as the server reads it. */
export async function formOf(fields: Record<string, string | string[]>, files: readonly File[] = []): Promise<Form> {
  const read: FormFile[] = [];
  for (const file of files)
    read.push({ filename: file.name, mimetype: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  return {
    fields: new Map(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value : [value]])),
    files: read,
  };
}

/** An own exercise in Danish with a file and a link. */
export const ownExercise = async (
  world: World,
  fields: Record<string, string | string[]> = {},
  owner: Username = 'laerer',
  files: readonly File[] = [PDF],
): Promise<Exercise> =>
  createOwnExercise(
    world.context,
    world.people[owner],
    await formOf(
      {
        title: 'Min by',
        courseId: 'teco',
        description: 'Skriv om et sted, du kender.',
        text: 'Skriv om din by.\n\n- Hvad kan man se?\n- Hvad savner du?',
        fileLinks: 'https://www.dr.dk/nyheder',
        ...fields,
      },
      files,
    ),
  );
