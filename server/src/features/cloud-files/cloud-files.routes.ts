import type { cloudFilesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { servicesFor } from './services-for.ts';

export const cloudFilesRoutes: Routes<typeof cloudFilesApi> = (context) => ({
  cloudServices: ({ actor, query }) => servicesFor(context, actor, query.teacherId),
});
