import type { correctionsApi } from '@ordklar/contract';
import { DOCX_TYPE } from '@ordklar/school';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { categoriesOfProduct } from './categories.ts';
import { correctedDocx } from './corrected-docx.ts';
import { readMarksDraft, saveMarksDraft } from './draft-marks.ts';
import { markAgain } from './engine/mark-again.ts';
import { markBySystem } from './engine/mark-by-system.ts';
import { readCorrections } from './read-corrections.ts';
import { resetCorrections } from './saving/reset-corrections.ts';
import { saveCorrections } from './saving/save-corrections.ts';
import { setTextsReady } from './saving/set-ready.ts';

export const correctionsRoutes: Routes<typeof correctionsApi> = (context) => ({
  saveCorrections: ({ actor, body }) => saveCorrections(context, actor, body),
  corrections: ({ actor, params, query }) => readCorrections(context, actor, params.id, { ahead: query.ahead }),
  resetCorrections: ({ actor, params, query }) => resetCorrections(context, actor, params.id, query.version),
  marksDraft: ({ actor, params }) => readMarksDraft(context, actor, params.id),
  saveMarksDraft: ({ actor, params, body }) => saveMarksDraft(context, actor, params.id, body),
  markTextAgain: ({ actor, params }) => markAgain(context, actor, params.id),
  setTextCommaSystem: ({ actor, params, body }) => markBySystem(context, actor, params.id, body),
  setReady: ({ actor, body }) => setTextsReady(context, actor, body),
  async correctedDocx({ actor, params, reply }) {
    const { filename, bytes } = await correctedDocx(context, actor, params.id);
    reply.type(DOCX_TYPE).header('content-disposition', attachmentHeader(filename));
    return Buffer.from(bytes);
  },
  correctionCategories: async ({ query }) => categoriesOfProduct(query.productId),
});
