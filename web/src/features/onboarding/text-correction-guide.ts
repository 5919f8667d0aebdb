import type { Guide } from './guide.ts';
import { onboardingText } from './onboarding.text.ts';
import { AssignDrawing } from './parts/teacher-drawings.tsx';
import { HandInDrawing, MarkedSheetDrawing, PencilDrawing, ReturnedSheetDrawing } from './parts/text-drawings.tsx';

const { labels, title, intro, pages } = onboardingText.textCorrection;
const PICTURES = [AssignDrawing, HandInDrawing, PencilDrawing, ReturnedSheetDrawing];

/** Assign, hand in, mark and edit, back again (ONB-07). */
export const textCorrectionGuide: Guide = {
  labels,
  title,
  intro: { ...intro, Picture: MarkedSheetDrawing },
  pages: pages.map((page, index) => ({ ...page, Picture: PICTURES[index] ?? MarkedSheetDrawing })),
};
