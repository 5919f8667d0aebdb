import type { classesApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { listClasses } from './class-list.ts';
import { searchPeople } from './find-people.ts';
import { listGroups, pupilsOf, readGroup } from './groups/read-groups.ts';
import { createGroup, deleteGroup, restoreGroup, saveGroup } from './groups/save-group.ts';
import { addClass, ownClasses, removeClass } from './own-classes.ts';

/** Own classes, groups, the school's class list and its people (ADM-01 to ADM-04). */
export const classesRoutes: Routes<typeof classesApi> = (context) => ({
  ownClasses: ({ actor }) => ownClasses(context, actor),
  async addClass({ actor, body }) {
    await addClass(context, actor, body.classId);
    return null;
  },
  async removeClass({ actor, body }) {
    await removeClass(context, actor, body.classId);
    return null;
  },
  classes: ({ actor, query }) => listClasses(context, actor, query),
  squadPupils: ({ actor, params }) => pupilsOf(context, actor, params.s),
  groups: ({ actor, query }) => listGroups(context, actor, query),
  group: ({ actor, params }) => readGroup(context, actor, params.id),
  createGroup: ({ actor, body }) => createGroup(context, actor, body),
  saveGroup: ({ actor, params, body }) => saveGroup(context, actor, params.id, body),
  async deleteGroup({ actor, params }) {
    await deleteGroup(context, actor, params.id);
    return null;
  },
  async restoreGroup({ actor, params }) {
    await restoreGroup(context, actor, params.id);
    return null;
  },
  searchStudents: ({ actor, query }) => searchPeople(context, actor, 'student', query),
  searchTeachers: ({ actor, query }) => searchPeople(context, actor, 'teacher', query),
});
