import type { homeworkApi } from '@ordklar/contract';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { assignHomework, assignToMany } from './assign/assign-homework.ts';
import { attachFile, detachFile, readFile } from './hand-in/attach-file.ts';
import {
  countOfSquad,
  latestOwn,
  listOfSquad,
  listOfStudent,
  listOwn,
  listOwnCourses,
  listStudentsOf,
} from './read/list-homework.ts';
import { changeDates, deleteUncompleted, removeHomework, restoreHomework } from './manage/manage-homework.ts';
import { setOwnCommaSystem } from './hand-in/own-comma-system.ts';
import { requireHomework } from './reach-homework.ts';
import { readTask } from './read/read-task.ts';
import { readUpload } from './hand-in/read-upload.ts';

export const homeworkRoutes: Routes<typeof homeworkApi> = (context) => ({
  assignHomework: ({ actor, body }) => assignHomework(context, actor, body),
  assignToMany: ({ actor, body }) => assignToMany(context, actor, body),
  removeHomework: ({ actor, body }) => removeHomework(context, actor, body),
  deleteUncompleted: ({ actor, body }) => deleteUncompleted(context, actor, body),
  restoreHomework: ({ actor, body }) => restoreHomework(context, actor, body.homeworkIds),
  changeDates: ({ actor, body }) => changeDates(context, actor, body),
  async addFile({ actor, params, request }) {
    // asked before the bytes are read, and again with them
    await requireHomework(context, actor, params.id);
    return attachFile(context, actor, params.id, await readUpload(request));
  },
  async removeFile({ actor, params }) {
    await detachFile(context, actor, params.id, params.fileId);
    return null;
  },
  async downloadFile({ actor, params, reply }) {
    const file = await readFile(context, actor, params.id, params.fileId);
    reply.type('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    reply.header('content-disposition', attachmentHeader(file.filename));
    return Buffer.from(file.bytes);
  },
  homeworkExercise: ({ actor, params }) => readTask(context, actor, params.id),
  setOwnCommaSystem: ({ actor, params, body }) => setOwnCommaSystem(context, actor, params.id, body.startkomma),
  squadHomework: ({ actor, params, query }) =>
    listOfSquad(
      context,
      actor,
      { squadId: params.s, groupId: params.g, productId: params.c, year: query.year },
      { students: !query.skipStudents, splitByAvailableDate: query.splitByAvailableDate ?? false },
    ),
  studentHomework: ({ actor, params, query }) =>
    listOfStudent(context, actor, {
      squadId: params.s,
      studentId: params.st,
      productId: params.c,
      groupBy: query.groupBy ?? null,
      uncompletedOnly: query.uncompletedOnly ?? false,
      year: query.year,
    }),
  homeworkStudents: ({ actor, params, query }) => listStudentsOf(context, actor, params.s, query.homeworkIds),
  homeworkCount: ({ actor, params, query }) =>
    countOfSquad(context, actor, {
      courseIds: query.courseIds,
      year: query.year,
      squadId: params.s,
      studentId: query.studentId ?? null,
    }),
  homeworkCountOfStudent: ({ actor, params, query }) =>
    countOfSquad(context, actor, {
      courseIds: query.courseIds,
      year: query.year,
      squadId: params.s,
      studentId: query.studentId,
    }),
  assignedCourses: ({ actor }) => listOwnCourses(context, actor, false),
  completedCourses: ({ actor }) => listOwnCourses(context, actor, true),
  assignedHomework: ({ actor, params, query }) => listOwn(context, actor, params.id, false, query),
  completedHomework: ({ actor, params, query }) => listOwn(context, actor, params.id, true, query),
  latestHomework: ({ actor }) => latestOwn(context, actor),
});
