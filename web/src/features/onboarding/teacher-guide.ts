import type { Guide } from './guide.ts';
import { onboardingText } from './onboarding.text.ts';
import { AssignDrawing, OpenGuideDrawing, RegisterDrawing, StatusDrawing } from './parts/teacher-drawings.tsx';
import { MarkedSheetDrawing } from './parts/text-drawings.tsx';

const { labels, title, intro, pages } = onboardingText.teacher;
const PICTURES = [RegisterDrawing, AssignDrawing, StatusDrawing, MarkedSheetDrawing];

/** Classes, assigning, status, results (ONB-06). */
export const teacherGuide: Guide = {
  labels,
  title,
  intro: { ...intro, Picture: OpenGuideDrawing },
  pages: pages.map((page, index) => ({ ...page, Picture: PICTURES[index] ?? OpenGuideDrawing })),
};
