import type { followUpApi, homeworkApi } from '@ordklar/contract';
import { DOCX_TYPE } from '@ordklar/school';
import { docx } from './docx.ts';
import { COURSE, OF_CLASS, PUPILS, type Samples, YEAR } from './sample.ts';
import { removedHomework, withFile } from './sample-scenes.ts';
import { assign, ESSAY, newExercise } from './school-day.ts';
import type { World } from './world.ts';

/** Samples of assigning, lists, upload and hand-in. */
export const homeworkSamples: Samples<typeof homeworkApi> = {
  assignHomework: {
    args: async (world) => ({
      body: {
        exerciseIds: [await newExercise(world)],
        studentIds: [world.people.elev.id],
        squadId: world.squads['7.A'],
        deadline: 1_795_000_000,
        available: 1_794_000_000,
        wordCount: 100,
      },
    }),
    succeeds: OF_CLASS,
  },
  assignToMany: {
    args: async (world) => ({
      body: {
        exerciseIds: [await newExercise(world)],
        recipients: [
          { squadId: world.squads['7.A'] },
          { squadId: world.squads['7.A'], studentIds: [world.people.elev.id] },
        ],
        deadline: null,
      },
    }),
    succeeds: OF_CLASS,
  },
  removeHomework: {
    args: async (world) => ({ body: { homeworkIds: [await assign(world, 'elev')] } }),
    succeeds: OF_CLASS,
  },
  deleteUncompleted: {
    args: async (world) => ({
      body: { squadId: world.squads['7.A'], homeworkIds: [await assign(world, 'elev')] },
    }),
    succeeds: OF_CLASS,
  },
  restoreHomework: {
    args: async (world) => ({ body: { homeworkIds: [await removedHomework(world)] } }),
    succeeds: OF_CLASS,
  },
  changeDates: {
    args: async (world) => ({
      body: {
        squadId: world.squads['7.A'],
        homeworkIds: [await assign(world, 'elev')],
        deadline: 1_795_000_000,
        visibilityDate: 1_794_000_000,
      },
    }),
    succeeds: OF_CLASS,
  },
  addFile: {
    args: async (world) => ({
      params: { id: await assign(world, 'elev') },
      form: { uploadedFrom: 'googledrive' },
      files: [new File([new Uint8Array(docx(ESSAY))], 'stil.docx', { type: DOCX_TYPE })],
    }),
    succeeds: ['elev', ...OF_CLASS],
  },
  removeFile: { args: withFile, succeeds: ['elev', ...OF_CLASS] },
  downloadFile: { args: withFile, succeeds: ['elev', ...OF_CLASS] },
  homeworkExercise: {
    args: async (world) => ({ params: { id: await assign(world, 'elev') } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  setOwnCommaSystem: {
    args: async (world) => ({ params: { id: await assign(world, 'elev') }, body: { startkomma: 'no' } }),
    succeeds: ['elev'],
  },
  squadHomework: {
    args: (world) => ({
      params: { s: world.squads['7.A'], c: COURSE, g: 0 },
      query: { year: YEAR, skipStudents: '0' },
    }),
    succeeds: OF_CLASS,
  },
  studentHomework: {
    args: (world) => ({
      params: { s: world.squads['7.A'], c: COURSE, st: world.people.elev.id },
      query: { year: YEAR, uncompletedOnly: '1', groupBy: 'level' },
    }),
    succeeds: OF_CLASS,
  },
  homeworkStudents: {
    args: async (world) => ({
      params: { s: world.squads['7.A'] },
      query: { homeworkIds: String(await assign(world, 'elev')) },
    }),
    succeeds: OF_CLASS,
  },
  homeworkCount: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, query: { courseIds: 'teco,teen', year: YEAR } }),
    succeeds: OF_CLASS,
  },
  homeworkCountOfStudent: {
    args: (world) => ({
      params: { s: world.squads['7.A'] },
      query: { courseIds: COURSE, year: YEAR, studentId: world.people.elev.id },
    }),
    succeeds: OF_CLASS,
  },
  assignedCourses: { args: () => ({}), succeeds: PUPILS },
  completedCourses: { args: () => ({}), succeeds: PUPILS },
  assignedHomework: {
    args: () => ({ params: { id: 'all' }, query: { page: 1, limit: 5, order: 'title', sort: 'desc' } }),
    succeeds: PUPILS,
  },
  completedHomework: { args: () => ({ params: { id: COURSE }, query: { order: 'completed' } }), succeeds: PUPILS },
  latestHomework: { args: () => ({}), succeeds: PUPILS },
};

const ofEssay = async (world: World) => {
  const exerciseId = await newExercise(world);
  await assign(world, 'elev', { exerciseId });
  return { s: world.squads['7.A'], ex: exerciseId };
};

/** Samples of correcting by a deadline and of reminding. */
export const followUpSamples: Samples<typeof followUpApi> = {
  correctingPlan: { args: async (world) => ({ params: await ofEssay(world) }), succeeds: OF_CLASS },
  planCorrecting: {
    args: async (world) => ({ params: await ofEssay(world), body: { wanted: true, deadline: null } }),
    succeeds: OF_CLASS,
  },
  remind: {
    args: async (world) => ({ body: { squadId: world.squads['7.A'], homeworkIds: [await assign(world, 'elev')] } }),
    succeeds: OF_CLASS,
  },
};
