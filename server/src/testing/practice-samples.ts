import type { practiceApi } from '@ordklar/contract';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';
import { assign, assignedDictation, bankDictation, ESSAY, exerciseOf, newItemExercise, write } from './school-day.ts';
import { takenTest } from './test-day.ts';

/** Samples of doing an exercise. */
export const practiceSamples: Samples<typeof practiceApi> = {
  homeworkItems: {
    args: async (world) => ({
      params: { id: await assign(world, 'elev', { exerciseId: await newItemExercise(world) }) },
    }),
    succeeds: ['elev', ...OF_CLASS],
  },
  attemptExercise: {
    args: async (world) => ({ params: { id: (await takenTest(world)).exerciseProgressId } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  exerciseItems: {
    args: async (world) => ({ params: { id: await newItemExercise(world) } }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },
  homeworkSound: {
    args: async (world) => ({ params: { id: await assignedDictation(world), item: 1 } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  exerciseSound: {
    args: async (world) => ({ params: { id: await bankDictation(world), item: 1 } }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },
  checkItem: {
    args: async (world) => ({ params: { id: await newItemExercise(world), item: 1 }, body: { answer: 'cykler' } }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },
  exerciseProgress: {
    async args(world) {
      const homeworkId = await assign(world, 'elev');
      await write(world, 'elev', homeworkId);
      const exerciseId = await exerciseOf(world, homeworkId);
      return { query: { exerciseId, exercisePageId: 1, homeworkId, isCustomExercise: '0' } };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
  saveExerciseProgress: {
    async args(world) {
      const homeworkId = await assign(world, 'elev');
      const exerciseId = await exerciseOf(world, homeworkId);
      return { body: { exerciseId, exercisePageId: 1, homeworkId, data: { text: ESSAY } } };
    },
    succeeds: ['elev'],
  },
  handIn: {
    async args(world) {
      const id = await assign(world, 'elev');
      await write(world, 'elev', id);
      return { params: { id } };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
};
