import type { achievementsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { countEarned, listAchievements, readAchievementOf, readTree } from './read-achievements.ts';

export const achievementsRoutes: Routes<typeof achievementsApi> = (context) => ({
  achievements: ({ actor, query }) => listAchievements(context, actor, query),
  achievementCount: ({ actor, query }) => countEarned(context, actor, query),
  homeworkAchievements: ({ actor, params }) => listAchievements(context, actor, { productId: params.courseId }),
  achievementOfAttempt: ({ actor, params }) => readAchievementOf(context, actor, params.id),
  tree: ({ actor }) => readTree(context, actor),
});
