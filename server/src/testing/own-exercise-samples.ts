import type { ownExercisesApi } from '@ordklar/contract';
import { DOCX_TYPE } from '@ordklar/school';
import { deleteOwnExercise } from '../features/own-exercises/delete-own-exercise.ts';
import { docx } from './docx.ts';
import { ownExercise, PDF } from './own-exercise.ts';
import { COURSE, type Samples, TEACHERS } from './sample.ts';
import { assign, ESSAY } from './school-day.ts';

/** Samples of teachers' own exercises. */
export const ownExerciseSamples: Samples<typeof ownExercisesApi> = {
  createExercise: {
    args: () => ({
      form: {
        title: 'Min by',
        courseId: COURSE,
        description: 'Skriv om et sted, du kender.',
        text: 'Skriv om din by.',
        fileLinks: ['https://www.dr.dk/nyheder'],
        wordCount: '200',
      },
      files: [PDF],
    }),
    succeeds: TEACHERS,
  },
  tryExercise: {
    args: () => ({
      form: { courseId: COURSE, uploadedFrom: 'onedrive', fileLinks: ['https://www.dr.dk/nyheder'] },
      files: [new File([new Uint8Array(docx(ESSAY))], 'stil.docx', { type: DOCX_TYPE })],
    }),
    succeeds: TEACHERS,
  },
  editExercise: {
    args: async (world) => {
      const { id, files } = await ownExercise(world);
      return {
        params: { id },
        form: { title: 'Vores by', description: '', fileLinks: [], keepFiles: files.map((file) => file.id) },
        files: [PDF],
      };
    },
    succeeds: ['laerer'],
  },
  exerciseDraft: { args: async (world) => ({ params: { id: (await ownExercise(world)).id } }), succeeds: ['laerer'] },
  saveExerciseDraft: {
    args: async (world) => ({
      params: { id: (await ownExercise(world)).id },
      body: {
        content: { courseId: 'teco', title: 'Min by', description: '', text: '', wordCount: 'mange', links: [] },
        version: 0,
      },
    }),
    succeeds: ['laerer'],
  },
  deleteExercise: {
    args: async (world) => ({ params: { id: (await ownExercise(world)).id }, query: { openTasks: 'remove' } }),
    succeeds: ['laerer'],
  },
  restoreExercise: {
    args: async (world) => {
      const { id } = await ownExercise(world);
      const homeworkIds = [await assign(world, 'elev', { exerciseId: id })];
      await deleteOwnExercise(world.context, world.people.laerer, id, 'remove');
      return { params: { id }, body: { homeworkIds } };
    },
    succeeds: ['laerer'],
  },
  exerciseUse: { args: async (world) => ({ params: { id: (await ownExercise(world)).id } }), succeeds: ['laerer'] },
  exerciseFile: {
    args: async (world) => {
      const { id, files } = await ownExercise(world);
      const homeworkId = await assign(world, 'elev', { exerciseId: id });
      return { params: { id, fileId: files[0]?.id ?? 0 }, query: { homeworkId } };
    },
    succeeds: ['elev', 'laerer', 'kollega'],
  },
};
