import { z } from 'zod';
import { unixSeconds } from './endpoint.ts';

/** What a draft is saved with: null where nothing is being written any longer; the version it was built on, 0 for none. */
export const draftSave = <T extends z.ZodType>(content: T) =>
  z.object({ content: content.nullable(), version: z.int32() });

/** A draft as its teacher gets it back; content null and version 0 where there is none. */
export const keptDraft = <T extends z.ZodType>(content: T) =>
  z.object({ content: content.nullable(), version: z.number().int(), savedAt: unixSeconds.nullable() });

/** What a saved draft answers: the version that the next save must name. */
export const draftSaved = z.object({ version: z.number().int(), savedAt: unixSeconds.nullable() });
