import type { classResetApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { previewReset, resetClass, undoReset } from './reset-class.ts';

/** Resetting a class (API-108). */
export const classResetRoutes: Routes<typeof classResetApi> = (context) => ({
  classReset: ({ actor, params }) => previewReset(context, actor, params.classId),
  resetClass: ({ actor, body }) => resetClass(context, actor, body),
  undoResetClass: ({ actor, body }) => undoReset(context, actor, body),
});
