import type { DemoEssay } from '../demo-school-schema.ts';
import { foodWasteEssays } from './food-waste-article.ts';
import { jobApplicationEssays } from './job-application.ts';
import { homeworkLetterEssays } from './letter-about-homework.ts';
import { placeEssays } from './a-place-i-know.ts';
import { lastMinuteEssays } from './the-last-minute.ts';
import { wrongDayEssays } from './when-it-all-went-wrong.ts';

/** All pupil texts of the demo school. */
export const demoEssays: readonly DemoEssay[] = [
  ...placeEssays,
  ...wrongDayEssays,
  ...homeworkLetterEssays,
  ...jobApplicationEssays,
  ...lastMinuteEssays,
  ...foodWasteEssays,
];
