import type { achievementsApi } from '@ordklar/contract';
import { CALLERS, COURSE, PUPILS, type Samples } from './sample.ts';
import { withAttempt } from './sample-scenes.ts';

/** Samples of what people have earned: each reads the own. */
export const achievementSamples: Samples<typeof achievementsApi> = {
  achievements: { args: () => ({}), succeeds: CALLERS },
  achievementCount: { args: () => ({ query: { type: 'leaf' } }), succeeds: CALLERS },
  homeworkAchievements: { args: () => ({ params: { courseId: COURSE } }), succeeds: CALLERS },
  achievementOfAttempt: { args: withAttempt, succeeds: ['elev'] },
  tree: { args: () => ({}), succeeds: PUPILS },
};
