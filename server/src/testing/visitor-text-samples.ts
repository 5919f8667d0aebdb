import type { visitorTextApi } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { tables } from '../platform/db/index.ts';
import { CALLERS, type Samples } from './sample.ts';

/** Sample of the text that a visitor tries. */
export const visitorTextSamples: Samples<typeof visitorTextApi> = {
  markVisitorText: {
    args: async ({ db }) => {
      // other samples hand texts in that nobody marks there, and a visitor waits for pupils' texts
      await db.update(tables.answerText).set({ marking: 'failed' }).where(eq(tables.answerText.marking, 'queued'));
      return { body: { text: 'Jeg har lavet en fejll i min stil.' } };
    },
    succeeds: CALLERS,
  },
};
