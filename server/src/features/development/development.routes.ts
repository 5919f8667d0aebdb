import type { developmentApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { trainingForText } from './own-training.ts';
import { readDevelopment } from './read-development.ts';

export const developmentRoutes: Routes<typeof developmentApi> = (context) => ({
  ownDevelopment: ({ actor }) => readDevelopment(context, actor),
  ownTraining: ({ actor, params }) => trainingForText(context, actor, params.id),
});
