import type { gradesApi, resultsRegisterApi } from '@ordklar/contract';
import { markedEssay, newExercise } from './school-day.ts';
import { OF_CLASS, type Samples, YEAR } from './sample.ts';
import type { World } from './world.ts';

const ofClass = (world: World) => ({ s: world.squads['7.A'], y: YEAR });

/** Samples of the registers of a class. */
export const resultsRegisterSamples: Samples<typeof resultsRegisterApi> = {
  resultsRegister: {
    args: (world) => ({ params: ofClass(world), query: { by: 'category', showAll: '1' } }),
    succeeds: OF_CLASS,
  },
  resultsOverYear: { args: (world) => ({ params: ofClass(world), query: {} }), succeeds: OF_CLASS },
  textErrorRegister: { args: (world) => ({ params: ofClass(world), query: { latest: 3 } }), succeeds: OF_CLASS },
  textErrorPlaces: {
    args: (world) => ({ params: { ...ofClass(world), type: 'present-r', st: world.people.elev.id }, query: {} }),
    succeeds: OF_CLASS,
  },
  wordsSpelledWrong: {
    args: (world) => ({ params: { ...ofClass(world), st: world.people.elev.id } }),
    succeeds: OF_CLASS,
  },
};

/** Samples of a class's grades and hand-ins. */
export const gradesSamples: Samples<typeof gradesApi> = {
  handInsZip: {
    async args(world) {
      const exerciseId = await newExercise(world);
      await markedEssay(world, 'elev', { exerciseId });
      return { params: { ...ofClass(world), ex: exerciseId } };
    },
    succeeds: OF_CLASS,
  },
  gradesOfClass: { args: (world) => ({ params: ofClass(world) }), succeeds: OF_CLASS },
};
