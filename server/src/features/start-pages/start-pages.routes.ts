import type { startPagesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readEditorOverview } from './read-editor-overview.ts';
import { readSchoolOverview } from './read-school-overview.ts';
import { readTeacherOverview } from './read-teacher-overview.ts';

export const startPagesRoutes: Routes<typeof startPagesApi> = (context) => ({
  teacherOverview: ({ actor }) => readTeacherOverview(context, actor),
  schoolOverview: ({ actor }) => readSchoolOverview(context, actor),
  editorOverview: () => readEditorOverview(context),
});
