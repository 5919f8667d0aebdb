import type { Endpoint } from '@ordklar/contract';
import { z } from 'zod';

/**
 * A multipart body as the API's description has it: fields by the names they have on the wire, lists with `[]`, and the
 * files. Nothing is validated by it: the handler reads the form as a stream.
 */
export function describeForm({ form, files }: Pick<Endpoint, 'form' | 'files'>): z.ZodObject | undefined {
  if (!form) return undefined;
  const fields = Object.entries(form.shape as Record<string, z.ZodType>).map(([name, field]) => [
    isList(field) ? `${name}[]` : name,
    field,
  ]);
  if (files) {
    const list = z.array(z.file()).max(files.most).meta({ description: files.what });
    fields.push(['files[]', files.required ? list.min(1) : list.optional()]);
  }
  return z.object(Object.fromEntries(fields));
}

function isList(field: z.ZodType): boolean {
  return field instanceof z.ZodOptional ? isList(field.unwrap() as z.ZodType) : field instanceof z.ZodArray;
}
